import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makePropertyTypes } from '@tests/fixtures/make-property-types'
import { BarRow } from '@ui/layout/BarRow'
import { StickyBar } from '@ui/layout/StickyBar'
import { PropertyTypeTabs } from '@ui/listing/PropertyTypeTabs'

const advice: Advice = {
  do: {
    why: "What narrows the page's content stays in reach above it.",
    show: () => (
      <StickyBar>
        <PropertyTypeTabs
          types={makePropertyTypes()}
          selectedId={undefined}
          onSelect={() => undefined}
        />
      </StickyBar>
    ),
  },
  dont: {
    why: 'On a phone the action belongs at the bottom, in reach of the thumb: BookingBar.',
    show: () => (
      <StickyBar>
        <BarRow>
          <span style={{ padding: '0.75rem' }}>₦45,000 /per night</span>
          <Button variant="contained">Add dates</Button>
        </BarRow>
      </StickyBar>
    ),
  },
}

const meta = {
  title: 'ui/layout/StickyBar',
  component: StickyBar,
  args: {
    children: (
      <PropertyTypeTabs types={makePropertyTypes()} selectedId={undefined} onSelect={() => {}} />
    ),
  },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof StickyBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The bar stays at the top of the window while the page scrolls. */
export const Scrolled: Story = {
  tags: ['req:HOME-06', 'played'],
  parameters: { visual: { scroll: 500 } },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '12rem' }} />
        <Story />
        <div style={{ height: '200vh' }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('button', { name: 'All' })
    const before = tab.getBoundingClientRect().top
    window.scrollTo({ top: 500, behavior: 'instant' })
    await waitFor(() => expect(window.scrollY).toBe(500))
    const after = tab.getBoundingClientRect().top
    await expect(after).toBeGreaterThanOrEqual(0)
    await expect(after).toBeLessThan(Math.min(before, 60))
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

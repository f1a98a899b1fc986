import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { makePropertyTypes } from '@tests/fixtures/make-property-types'
import { StickyBar } from '@ui/layout/StickyBar'
import { PropertyTypeTabs } from '@ui/listing/PropertyTypeTabs'

const meta = {
  title: 'ui/layout/StickyBar',
  component: StickyBar,
  args: {
    children: (
      <PropertyTypeTabs types={makePropertyTypes()} selectedId={undefined} onSelect={() => {}} />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StickyBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The bar stays at the top of the window while the page scrolls. */
export const Scrolled: Story = {
  tags: ['req:HOME-06'],
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '12rem' }} />
        <Story />
        <div style={{ height: '200vh' }} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('button', { name: 'All' })
    const before = tab.getBoundingClientRect().top
    window.scrollTo({ top: 500, behavior: 'instant' })
    await waitFor(() => expect(window.scrollY).toBe(500))
    const after = tab.getBoundingClientRect().top
    await expect(after).toBeGreaterThanOrEqual(0)
    await expect(after).toBeLessThan(Math.min(before, 60))
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PageSkeleton } from '@ui/layout/PageSkeleton'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'The page that follows has these boxes: a heading, a card, and one beside it.',
    show: () => <PageSkeleton shape="rows" />,
  },
  dont: {
    why: 'Only a section is loading, but it draws the heading and the gutters of a page.',
    show: () => (
      <SectionCard title="Reviews">
        <PageSkeleton shape="rows" />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'ui/layout/PageSkeleton',
  component: PageSkeleton,
  args: { shape: 'cards' },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof PageSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** A heading and two cards. Only screen readers learn that they are loading. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
}

/** The skeleton waits before it shows, because a fast page needs none. */
export const Waits: Story = {
  globals: { motion: 'full' },
  tags: ['no-visual', 'test-case'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[data-shape]') ?? canvasElement
    await expect(getComputedStyle(shape)).toMatchObject({
      animationDelay: '0.15s',
      animationDuration: '0.16s',
      animationFillMode: 'backwards',
    })
  },
}

/** Rows, as on My bookings. */
export const Rows: Story = {
  args: { shape: 'rows' },
  play: async ({ canvasElement }) => {
    const [heading, ...rows] = canvasElement.querySelectorAll<HTMLElement>('[data-part]')
    await expect(rows.map(({ offsetWidth }) => offsetWidth)).toEqual([
      rows[0]?.offsetWidth,
      rows[0]?.offsetWidth,
    ])
    await expect(heading?.offsetHeight).toBeLessThan(rows[0]?.offsetHeight ?? 0)
  },
}

/** A photo beside a form, as on the sign-in pages. */
export const Form: Story = { args: { shape: 'form' } }
/** Filters beside a grid, as on Discover. */
export const Panel: Story = { args: { shape: 'panel' } }
/** A grid alone, as on Saved listings. */
export const Grid: Story = { args: { shape: 'grid' } }
/** Photos above two columns, as on a property page. */
export const Listing: Story = { args: { shape: 'listing' } }

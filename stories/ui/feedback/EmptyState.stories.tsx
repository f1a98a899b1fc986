import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { discoverCopy } from '@domain/copy/discover-copy'
import { savedCopy } from '@domain/copy/saved-copy'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { EmptyState } from '@ui/feedback/EmptyState'

const advice: Advice = {
  do: {
    why: 'It names what is missing and gives one way on.',
    show: () => (
      <EmptyState
        title="No saved homes yet"
        body="A tap on the heart keeps a home here."
        actionLabel="Browse homes"
        href="#homes"
      />
    ),
  },
  dont: {
    why: 'It blames the guest and leads nowhere.',
    show: () => <EmptyState title="Nothing found!" body="You have not saved anything." />,
  },
}

const meta = {
  title: 'ui/feedback/EmptyState',
  component: EmptyState,
  parameters: { advice },
  args: { title: discoverCopy.noneTitle, body: discoverCopy.noneBody },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

/** The guest can only come back later, so there is no action. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // The background is a pattern so quiet that the text stays easy to read.
    const title = canvas.getByRole('heading')
    const ground = getComputedStyle(title.parentElement ?? title, '::before')
    await expect(ground.maskImage).toContain('/pattern.svg')
    await expect(Number(ground.opacity)).toBeLessThanOrEqual(0.1)
  },
}

export const WithAction: Story = {
  tags: ['played'],
  args: {
    title: discoverCopy.emptyTitle,
    body: discoverCopy.emptyBody,
    actionLabel: discoverCopy.browseAll,
    onAction: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect('onAction' in args && args.onAction).toHaveBeenCalledOnce()
  },
}

export const WithLink: Story = {
  args: {
    illustration: 'saved',
    title: savedCopy.emptyTitle,
    body: savedCopy.emptyBody,
    actionLabel: savedCopy.addListings,
    href: paths.discover,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/discover'),
}

export const Bookings: Story = {
  args: { illustration: 'bookings', title: bookingsCopy.empty, body: bookingsCopy.emptyHint },
}

export const LongText: Story = {
  args: {
    title:
      'No homes in Ọ̀ṣogbo with four bedrooms, a garden, parking and a kitchen for these nights',
    body: 'Try other nights, or take away a filter or two: most homes are free in the middle of the week, and some hosts answer within the hour.',
  },
}

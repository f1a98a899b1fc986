import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { InsteadList } from '@ui/listing/InsteadList'

const advice: Advice = {
  do: {
    why: 'Each button changes the search, and says how many homes that finds.',
    show: () => (
      <InsteadList
        changes={[
          { key: 'guestNo', label: 'Remove 6 guests: 4 homes' },
          { key: 'price', label: 'Remove Up to ₦300,000: 12 homes' },
        ]}
        onChoose={() => undefined}
      />
    ),
  },
  dont: {
    why: 'These lead to pages, and a button cannot be opened in another tab: use links.',
    show: () => (
      <InsteadList
        changes={[
          { key: 'support', label: 'Support' },
          { key: 'home', label: 'Home' },
        ]}
        onChoose={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/listing/InsteadList',
  id: 'ui-listing-insteadlist',
  component: InsteadList,
  parameters: { advice },
  args: {
    changes: [
      { key: 'dates', label: 'Stay Dec 1, 2026 – Dec 3, 2026: 1 home' },
      { key: 'guestNo', label: 'Remove 6 guests: 4 homes' },
      { key: 'price', label: 'Remove Up to ₦300,000: 12 homes' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof InsteadList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  ...Default,
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 6 guests: 4 homes' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'guestNo' }),
    )
  },
}

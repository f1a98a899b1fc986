import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { Avatar } from '@ui/layout/Avatar'

const advice: Advice = {
  do: {
    why: 'The name is written beside the picture.',
    show: () => (
      <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
        <Avatar name="Ngozi Eze" /> Ngozi Eze
      </span>
    ),
  },
  dont: {
    why: 'Alone it leaves open who it is.',
    show: () => <Avatar name="Ngozi Eze" />,
  },
}

const meta = {
  title: 'ui/layout/Avatar',
  component: Avatar,
  parameters: { advice },
  args: { name: 'Ada Okonkwo' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { src: '/photos/avatar-1.webp' } }
export const Large: Story = { args: { src: '/photos/avatar-1.webp', size: 'large' } }
export const NoPhoto: Story = {}
export const OneWord: Story = { args: { name: 'ada@staylet.test' } }
/** Letters that take several code units stay whole. */
export const WholeLetters: Story = {
  args: { name: '  Zoë 👩‍👩‍👧 Obi' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Z\u200c👩‍👩‍👧$/u),
}
/** Letters that would join into a word stay apart. */
export const ArabicName: Story = { args: { name: 'عائشة الحسن' } }
export const PhotoFails: Story = {
  args: { src: '/photos/none.webp' },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement).toHaveTextContent('A\u200cO')),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { LoadingStatus } from '@ui/feedback/LoadingStatus'

const advice: Advice = {
  do: {
    why: 'Nobody knows the size of what comes, so a ring says that it does.',
    show: () => <LoadingStatus />,
  },
  dont: {
    why: 'For content of known shape a ring makes the page jump: show its skeleton.',
    show: () => (
      <>
        <p>Homes in Lekki</p>
        <LoadingStatus />
      </>
    ),
  },
}

const meta = {
  title: 'ui/feedback/LoadingStatus',
  component: LoadingStatus,
  parameters: { advice },
} satisfies Meta<typeof LoadingStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import type { Advice } from '@stories/advice'
import { PartWaiting } from '@ui/feedback/PartWaiting'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'The code of a menu that a guest has tapped is on its way, and the page below works.',
    show: () => (
      <>
        <SectionCard title="Details">Two guests, three nights</SectionCard>
        <PartWaiting />
      </>
    ),
  },
  dont: {
    why: 'For data, the skeleton of its shape says where it will be.',
    show: () => (
      <>
        <SectionCard title="Reviews">{null}</SectionCard>
        <PartWaiting />
      </>
    ),
  },
}

const meta = {
  title: 'ui/feedback/PartWaiting',
  component: PartWaiting,
  parameters: { advice },
} satisfies Meta<typeof PartWaiting>

export default meta
type Story = StoryObj<typeof meta>

/** The text comes a moment later than its live region, so that screen readers say it. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(feedbackCopy.loading))
  },
}

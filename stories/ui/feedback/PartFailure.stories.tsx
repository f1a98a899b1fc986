import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import type { Advice } from '@stories/advice'
import { PartFailure } from '@ui/feedback/PartFailure'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'The code of a menu did not arrive, and the page below still works.',
    show: () => (
      <>
        <SectionCard title="Details">Two guests, three nights</SectionCard>
        <PartFailure onRetry={() => undefined} onClose={() => undefined} />
      </>
    ),
  },
  dont: {
    why: 'Where data failed, ErrorState belongs in its place. At the bottom it leaves open what is missing.',
    show: () => (
      <>
        <SectionCard title="Reviews">{null}</SectionCard>
        <PartFailure onRetry={() => undefined} onClose={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'ui/feedback/PartFailure',
  component: PartFailure,
  parameters: { advice },
  args: { onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof PartFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** After Retry it says that the code is on its way, and keeps its buttons. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(feedbackCopy.loading)
    await expect(screen.getByRole('button', { name: failureCopy.retry })).toBeVisible()
  },
}

/** The button that was to open the part has the focus, gives it to Retry, and gets it back. */
export const FromItsButton: Story = {
  tags: ['test-case'],
  render: function FromItsButton(args) {
    const [isFailed, setIsFailed] = useState(false)
    return (
      <>
        <Button onClick={() => setIsFailed(true)}>Menu</Button>
        {isFailed && <PartFailure {...args} />}
      </>
    )
  },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    await expect(screen.getByRole('button', { name: failureCopy.retry })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

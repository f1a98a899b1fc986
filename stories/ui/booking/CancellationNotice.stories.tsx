import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CancellationNotice } from '@ui/booking/CancellationNotice'

const advice: Advice = {
  do: {
    why: 'With the check-in it names the last day.',
    show: () => (
      <>
        <p>Jan 20 to Jan 23</p>
        <CancellationNotice startDate="2026-01-20" />
      </>
    ),
  },
  dont: {
    why: 'The dates are chosen, but it still asks for them: pass the check-in.',
    show: () => (
      <>
        <p>Jan 20 to Jan 23</p>
        <CancellationNotice startDate={null} />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/CancellationNotice',
  id: 'ui-booking-cancellationnotice',
  component: CancellationNotice,
  parameters: { advice },
  args: { startDate: '2026-01-20' },
} satisfies Meta<typeof CancellationNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BN-04'],
  play: async ({ canvasElement }) => {
    const words = 'You can cancel your booking until 7 days before check-in: Jan 13, 2026'
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}
/** Where guests pay. */
export const MoneyIsReal: Story = { args: { isMoneyReal: true } }
/** Without a check-in the notice first says what to do. */
export const NoDate: Story = {
  tags: ['req:BN-04'],
  args: { startDate: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Choose your dates to see until when/)).toBeVisible()
    const words = 'You can cancel your booking until 7 days before check-in: -'
    await expect(canvas.getByText(words)).toBeVisible()
  },
}

/** The stay begins sooner than in seven days, so the last day has passed. */
export const TooNear: Story = {
  args: { startDate: '2026-01-20', today: '2026-01-15', isMoneyReal: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Jan 13, 2026.*That day has passed/)
    await expect(canvasElement).not.toHaveTextContent('Once you have paid')
  },
}

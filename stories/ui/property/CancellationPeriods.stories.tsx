import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleCancellationPeriods } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { CancellationPeriods } from '@ui/property/CancellationPeriods'

const advice: Advice = {
  do: {
    why: 'The refund shrinks from date to date, and the last one ends it.',
    show: () => <CancellationPeriods periods={sampleCancellationPeriods} />,
  },
  dont: {
    why: 'A single deadline is not a timeline: CancellationNotice says it in one sentence.',
    show: () => <CancellationPeriods periods={sampleCancellationPeriods.slice(0, 1)} />,
  },
}

const meta = {
  title: 'product/property/CancellationPeriods',
  id: 'ui-property-cancellationperiods',
  component: CancellationPeriods,
  parameters: { advice },
  args: { periods: sampleCancellationPeriods },
} satisfies Meta<typeof CancellationPeriods>

export default meta
type Story = StoryObj<typeof meta>

/** The specification's dates are fixed and do not depend on today. */
export const Default: Story = {
  tags: ['req:CONST-04'],
  play: async ({ canvasElement }) => {
    const periods = within(canvasElement).getAllByRole('listitem')
    await expect(periods).toHaveLength(3)
    await expect(periods[0]).toHaveTextContent(/^Before Jan 17Full refund/)
    await expect(periods[1]).toHaveTextContent(
      /^Before Jan 2450 percent refund \(minus service fee\)/,
    )
    await expect(periods[2]).toHaveTextContent(/^After Jan 24No refund/)
  },
}

export const OnePeriod: Story = { args: { periods: sampleCancellationPeriods.slice(2) } }
export const LongWords: Story = {
  args: {
    periods: sampleCancellationPeriods.map((period) => ({
      ...period,
      refundType: `${period.refundType} `.repeat(4),
      description: period.description.repeat(5),
    })),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  sampleCancellationPeriods,
  SAMPLE_DAMAGE_POLICY,
  sampleInformation,
} from '@app/samples/property-sample'
import { propertyCopy } from '@domain/copy/property-copy'
import type { Advice } from '@stories/advice'
import { BookingHeading } from '@ui/booking/BookingHeading'
import { DamageAndCancellation } from '@ui/property/DamageAndCancellation'

const advice: Advice = {
  do: {
    why: 'On the property page it says before booking what happens if plans change.',
    show: () => (
      <DamageAndCancellation
        periods={sampleCancellationPeriods}
        damagePolicy={SAMPLE_DAMAGE_POLICY}
        information={sampleInformation}
      />
    ),
  },
  dont: {
    why: 'A booking has a policy of its own, which the sample contradicts: CancellationPolicy.',
    show: () => (
      <>
        <BookingHeading id="1042" status="Confirmed" />
        <DamageAndCancellation
          periods={sampleCancellationPeriods}
          damagePolicy={SAMPLE_DAMAGE_POLICY}
          information={sampleInformation}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/property/DamageAndCancellation',
  id: 'ui-property-damageandcancellation',
  component: DamageAndCancellation,
  parameters: { advice },
  args: {
    periods: sampleCancellationPeriods,
    damagePolicy: SAMPLE_DAMAGE_POLICY,
    information: sampleInformation,
  },
} satisfies Meta<typeof DamageAndCancellation>

export default meta
type Story = StoryObj<typeof meta>

/** The three notices have their own titles. */
export const Default: Story = {
  tags: ['req:PROP-09', 'req:CONST-04', 'req:CONST-05'],
  play: async ({ canvasElement }) => {
    const section = within(
      within(canvasElement).getByRole('region', { name: 'Damage and cancellation' }),
    )
    const titles = section
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Cancellation periods', 'Damage policy', 'Important information'])
    // The specification's dates are fixed and do not depend on today.
    const periods = section.getAllByRole('listitem').slice(0, 3)
    const words = [
      /^Before Jan 17Full refund/,
      /^Before Jan 2450 percent refund \(minus service fee\)/,
      /^After Jan 24No refund/,
    ]
    for (const [index, text] of words.entries()) {
      await expect(periods[index]).toHaveTextContent(text)
    }
    await expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(3)
  },
}

/** Where guests pay. */
export const MoneyIsReal: Story = {
  args: {
    periods: propertyCopy.periodsUntilPaid,
    damagePolicy: propertyCopy.tellDamage,
    information: undefined,
  },
}
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const OnePeriod: Story = { args: { periods: sampleCancellationPeriods.slice(2) } }
export const LongWords: Story = {
  args: {
    periods: sampleCancellationPeriods.map((period) => ({
      ...period,
      refundType: `${period.refundType} `.repeat(4),
      description: period.description.repeat(5),
    })),
    damagePolicy: SAMPLE_DAMAGE_POLICY.repeat(4),
    information: ['Abeokuta'.repeat(38), ...sampleInformation],
  },
}

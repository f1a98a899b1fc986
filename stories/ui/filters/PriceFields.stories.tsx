import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PriceFields } from '@ui/filters/PriceFields'
import { WithFilters } from './with-filters'

const advice: Advice = {
  do: {
    why: 'A range has two ends, and the presets fill in both.',
    show: () => (
      <PriceFields filters={{ priceMin: 50_000, priceMax: 100_000 }} onChange={() => undefined} />
    ),
  },
  dont: {
    why: 'A budget is one amount: TextInput asks for it alone.',
    show: () => (
      <>
        <p>How much may a night cost at most?</p>
        <PriceFields filters={{ priceMax: 100_000 }} onChange={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/filters/PriceFields',
  id: 'ui-filters-pricefields',
  component: PriceFields,
  parameters: { advice },
  args: { filters: {}, onChange: fn() },
  render: ({ filters, onChange }) => (
    <WithFilters filters={filters} onChange={onChange}>
      {(now, change) => <PriceFields filters={now} onChange={change} />}
    </WithFilters>
  ),
} satisfies Meta<typeof PriceFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A preset fills both fields, and a second click clears them. */
export const Behaviour: Story = {
  tags: ['req:FILT-10', 'test-case'],
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    const expected = {
      'under 100k': ['', '100,000'],
      '100k-500k': ['100,000', '500,000'],
      '500k-2M': ['500,000', '2,000,000'],
      'more than 2M': ['2,000,000', ''],
    }
    for (const [name, [least, most]] of Object.entries(expected)) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(field('Minimum')).toHaveValue(least)
      await expect(field('Maximum')).toHaveValue(most)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'more than 2M' }))
    await expect(field('Minimum')).toHaveValue('')
  },
}

/** Letters, signs and decimal points are ignored. */
export const DigitsOnly: Story = {
  tags: ['req:FILT-09', 'test-case'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, 'a-1e5.0 ₦')
    await expect(input).toHaveValue('150')
    await expect(args.onChange).toHaveBeenLastCalledWith({ priceMin: 150 }, 'typing')
  },
}

/** Digits are grouped, except while the field has the focus. */
export const Filled: Story = {
  tags: ['played'],
  args: { filters: { priceMin: 1_250_000, priceMax: 1e12 } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum' })
    await expect(input).toHaveValue('1,250,000')
    await userEvent.click(input)
    await expect(input).toHaveValue('1250000')
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith({ priceMin: undefined }, 'typing')
  },
}

/** When the minimum is above the maximum, leaving the field swaps them. */
export const Swapped: Story = {
  tags: ['req:FILT-09', 'test-case'],
  args: { filters: { priceMax: 20_000 } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Minimum' }), '50000')
    await expect(args.onChange).toHaveBeenLastCalledWith({ priceMin: 50_000 }, 'typing')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Minimum' })).toHaveValue('20,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { priceMin: 20_000, priceMax: 50_000 },
      'typed',
    )
  },
}

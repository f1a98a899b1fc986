import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PriceInput } from '@ui/filters/PriceInput'

const advice: Advice = {
  do: {
    why: 'An amount in naira, grouped so that its zeros are counted at a glance.',
    show: () => (
      <PriceInput
        label="Maximum"
        value={100_000}
        onType={() => undefined}
        onLeave={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Guests are not money: TextInput of type number has no currency.',
    show: () => (
      <PriceInput label="Guests" value={4} onType={() => undefined} onLeave={() => undefined} />
    ),
  },
}

const meta = {
  title: 'product/filters/PriceInput',
  id: 'ui-filters-priceinput',
  component: PriceInput,
  parameters: { advice },
  args: { label: 'Minimum', value: undefined, onType: fn(), onLeave: fn() },
} satisfies Meta<typeof PriceInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Letters, signs and decimal points are ignored. */
export const Behaviour: Story = {
  tags: ['req:FILT-09', 'test-case'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, 'a-1e5.0 ₦')
    await expect(input).toHaveValue('150')
    await expect(args.onType).toHaveBeenLastCalledWith(150)
    await userEvent.tab()
    await expect(args.onLeave).toHaveBeenLastCalledWith(150)
  },
}

/** Digits are grouped, except while the field has the focus. */
export const Filled: Story = {
  tags: ['played'],
  args: { value: 1_250_000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum' })
    await expect(input).toHaveValue('1,250,000')
    await userEvent.click(input)
    await expect(input).toHaveValue('1250000')
    await userEvent.clear(input)
    await expect(args.onType).toHaveBeenLastCalledWith(undefined)
  },
}

export const Huge: Story = { args: { value: 1e12 } }

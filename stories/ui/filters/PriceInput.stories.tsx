import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PriceInput } from '@ui/filters/PriceInput'

const meta = {
  title: 'ui/filters/PriceInput',
  component: PriceInput,
  args: { label: 'Minimum', value: undefined, onType: fn(), onLeave: fn() },
} satisfies Meta<typeof PriceInput>

export default meta
type Story = StoryObj<typeof meta>

/** Letters, signs and decimal points are ignored. */
export const Default: Story = {
  tags: ['req:FILT-09'],
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Minimum' })
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
  args: { value: 1_250_000 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Minimum' })
    await expect(input).toHaveValue('1,250,000')
    await userEvent.click(input)
    await expect(input).toHaveValue('1250000')
    await userEvent.clear(input)
    await expect(args.onType).toHaveBeenLastCalledWith(undefined)
  },
}

export const Huge: Story = { args: { value: 1e12 } }

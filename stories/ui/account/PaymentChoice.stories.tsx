import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PaymentChoice } from '@ui/account/PaymentChoice'

const meta = {
  title: 'ui/account/PaymentChoice',
  component: PaymentChoice,
  args: { selected: 'transfer', onSelect: fn(), onSave: fn() },
} satisfies Meta<typeof PaymentChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(page.getByRole('radio', { name: 'USSD' }))
    await expect(args.onSelect).toHaveBeenCalledWith('ussd')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PaymentChoice } from '@ui/account/PaymentChoice'
import { InlineAlert } from '@ui/feedback/InlineAlert'

const advice: Advice = {
  do: {
    why: 'In the settings the guest keeps a method for the next booking.',
    show: () => (
      <PaymentChoice selected="transfer" onSelect={() => undefined} onSave={() => undefined} />
    ),
  },
  dont: {
    why: 'While a booking is being paid, Save pays nothing: PaymentMethods is beside the bank details.',
    show: () => (
      <>
        <InlineAlert severity="warning">₦45,000 for 1 night is due today.</InlineAlert>
        <PaymentChoice selected="transfer" onSelect={() => undefined} onSave={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/account/PaymentChoice',
  id: 'ui-account-paymentchoice',
  component: PaymentChoice,
  parameters: { advice },
  args: { selected: 'transfer', onSelect: fn(), onSave: fn() },
} satisfies Meta<typeof PaymentChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

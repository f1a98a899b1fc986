import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MethodChoice } from '@ui/auth/MethodChoice'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/MethodChoice',
  component: MethodChoice,
  args: { label: 'Log in with', value: 'email', onChange: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof MethodChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Log in with' })
    await expect(within(group).getByRole('radio', { name: 'Email Address' })).toBeChecked()
    await userEvent.click(within(group).getByText('Phone Number'))
    await expect(args.onChange).toHaveBeenCalledWith('phone')
  },
}
export const Rows: Story = { args: { variant: 'rows', value: 'phone' } }

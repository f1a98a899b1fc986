import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioRow } from '@ui/form/RadioRow'

const meta = {
  title: 'ui/form/RadioRow',
  component: RadioRow,
  args: { name: 'method', label: 'Bank Transfer', isChecked: false, onSelect: fn() },
} satisfies Meta<typeof RadioRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Bank Transfer'))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}
export const Checked: Story = { args: { isChecked: true } }
export const Segment: Story = { args: { variant: 'segments', isChecked: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldFrame } from '@ui/form/FieldFrame'

const meta = {
  title: 'ui/form/FieldFrame',
  component: FieldFrame,
  args: { id: 'colour', label: 'Colour', children: <input id="colour" /> },
} satisfies Meta<typeof FieldFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Required: Story = { args: { required: true } }
export const WithHint: Story = { args: { hint: 'Any colour you like.' } }
export const Invalid: Story = { args: { error: 'This field is required' } }

import OutlinedInput from '@mui/material/OutlinedInput'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { FieldFrame } from '@ui/form/FieldFrame'

const advice: Advice = {
  do: {
    why: 'It gives a bare control its label, linked by the id.',
    show: () => (
      <FieldFrame id="advice-city" label="City">
        <OutlinedInput id="advice-city" defaultValue="Lagos" />
      </FieldFrame>
    ),
  },
  dont: {
    why: 'CheckboxRow has its own label, so that the one above names nothing.',
    show: () => (
      <FieldFrame id="advice-remember" label="Remember me">
        <CheckboxRow label="Remember me" />
      </FieldFrame>
    ),
  },
}

const meta = {
  title: 'ui/form/FieldFrame',
  component: FieldFrame,
  parameters: { advice },
  args: {
    id: 'colour',
    label: 'Colour',
    children: <input id="colour" style={{ font: 'inherit' }} />,
  },
} satisfies Meta<typeof FieldFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Required: Story = { args: { required: true } }
export const WithHint: Story = { args: { hint: 'Any colour you like.' } }
export const Invalid: Story = { args: { error: 'This field is required' } }

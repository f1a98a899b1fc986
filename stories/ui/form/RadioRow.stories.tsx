import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ChoiceGroup } from '@ui/form/ChoiceGroup'
import { RadioRow } from '@ui/form/RadioRow'

const advice: Advice = {
  do: {
    why: 'ChoiceGroup draws a row for each choice and gives them one name.',
    show: () => (
      <ChoiceGroup
        label="Sex"
        value="female"
        choices={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
        ]}
        onChange={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A single radio button cannot be cleared again: CheckboxRow can.',
    show: () => (
      <RadioRow
        name="advice-rules"
        label="I accept the house rules"
        isChecked
        onSelect={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/form/RadioRow',
  component: RadioRow,
  parameters: { advice },
  args: { name: 'method', label: 'Bank Transfer', isChecked: false, onSelect: fn() },
} satisfies Meta<typeof RadioRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { isChecked: true } }
export const Segment: Story = { args: { variant: 'segments', isChecked: true } }

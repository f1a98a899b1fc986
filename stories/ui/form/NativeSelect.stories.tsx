import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { NativeSelect } from '@ui/form/NativeSelect'

const advice: Advice = {
  do: {
    why: 'Many options of one kind, in an order that guests know.',
    show: () => (
      <NativeSelect
        label="State"
        options={['Abia', 'Lagos', 'Rivers'].map((name) => ({ value: name, label: name }))}
      />
    ),
  },
  dont: {
    why: 'Two options are hidden behind a click: use ChoiceGroup.',
    show: () => (
      <NativeSelect
        label="Pets"
        options={['Yes', 'No'].map((name) => ({ value: name, label: name }))}
      />
    ),
  },
}

const meta = {
  title: 'ui/form/NativeSelect',
  component: NativeSelect,
  parameters: { advice },
  args: {
    label: 'Location',
    hint: 'Optional',
    options: [
      { value: '', label: 'Prefer not to say' },
      { value: 'lagos', label: 'Lagos' },
      { value: 'abuja', label: 'Abuja' },
      { value: 'kano', label: 'Kano' },
    ],
  },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { defaultValue: 'kano' } }
export const Invalid: Story = { args: { error: 'This field is required' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongOption: Story = {
  args: {
    options: [{ value: 'fct', label: 'Federal Capital Territory, with all its area councils' }],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ChoiceChips } from '@ui/filters/ChoiceChips'

const advice: Advice = {
  do: {
    why: 'Every chip may be off, because a search does without the filter.',
    show: () => (
      <ChoiceChips
        options={[
          { value: 1, label: '1 bedroom' },
          { value: 2, label: '2 bedrooms' },
          { value: 3, label: '3+ bedrooms' },
        ]}
        selected={[2]}
        onToggle={() => undefined}
      />
    ),
  },
  dont: {
    why: 'One of these is required, but chips can all be off: ChoiceGroup keeps one chosen.',
    show: () => (
      <ChoiceChips
        options={[
          { value: 'transfer', label: 'Bank Transfer' },
          { value: 'card', label: 'Pay with Card' },
        ]}
        selected={[]}
        onToggle={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/filters/ChoiceChips',
  id: 'ui-filters-choicechips',
  component: ChoiceChips,
  parameters: { advice },
  args: {
    options: [
      { value: 1, label: '1' },
      { value: 2, label: '2' },
      { value: 3, label: '3+' },
    ],
    selected: [2],
    onToggle: fn(),
  },
} satisfies Meta<typeof ChoiceChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoneChosen: Story = { args: { selected: [] } }
export const Disabled: Story = { args: { disabled: true, selected: [] } }
export const LongLabels: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'A generator that starts before anybody notices that the power is gone',
      },
      { value: 'b', label: 'Supercalifragilisticexpialidocious'.repeat(3) },
    ],
    selected: ['a'],
  },
}

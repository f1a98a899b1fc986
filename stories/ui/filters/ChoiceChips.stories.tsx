import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChoiceChips } from '@ui/filters/ChoiceChips'

const meta = {
  title: 'ui/filters/ChoiceChips',
  component: ChoiceChips,
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

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const chips = within(canvasElement)
    await expect(chips.getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(chips.getByRole('button', { name: '3+' }))
    await expect(args.onToggle).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect(args.onToggle).toHaveBeenLastCalledWith(2)
  },
}
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

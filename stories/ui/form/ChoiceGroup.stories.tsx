import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { ChoiceGroup } from '@ui/form/ChoiceGroup'

const advice: Advice = {
  do: {
    why: 'Two to five options are all visible, with one chosen.',
    show: () => (
      <ChoiceGroup
        label="Currency"
        value="naira"
        choices={[
          { value: 'naira', label: 'Naira' },
          { value: 'dollar', label: 'Dollar' },
        ]}
        onChange={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Many options make a wall: use NativeSelect.',
    show: () => (
      <ChoiceGroup
        label="City"
        value="Lagos"
        choices={['Lagos', 'Abuja', 'Ibadan', 'Kano', 'Jos', 'Enugu', 'Uyo', 'Calabar'].map(
          (city) => ({ value: city, label: city }),
        )}
        onChange={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/form/ChoiceGroup',
  component: ChoiceGroup,
  parameters: { advice },
  args: {
    label: 'Log in with',
    choices: [
      { value: 'email', label: 'Email Address' },
      { value: 'phone', label: 'Phone Number' },
    ],
    value: 'email',
    onChange: fn(),
  },
  render: function Chosen(args) {
    const [value, setValue] = useHeld(args.value)
    const keep = (chosen: string) => {
      args.onChange(chosen)
      setValue(chosen)
    }
    return <ChoiceGroup {...args} value={value} onChange={keep} />
  },
} satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The group is one tab stop, and the arrow keys move inside it. */
export const Segments: Story = {
  tags: ['played'],
  args: { variant: 'segments' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Email Address' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Phone Number' })).toBeChecked()
  },
}
/** Rows of one list, with hairlines between them and a tinted choice. */
export const List: Story = {
  args: { variant: 'list' },
  play: async ({ canvas, canvasElement }) => {
    const colourOf = (label: string) =>
      getComputedStyle(canvas.getByText(label).closest('label') ?? canvasElement).backgroundColor
    await expect(colourOf('Email Address')).not.toBe(colourOf('Phone Number'))
  },
}
export const HiddenLabel: Story = { args: { isLabelHidden: true } }
export const LongLabels: Story = {
  args: {
    variant: 'segments',
    choices: [
      { value: 'email', label: 'The address to which we send your receipts' },
      { value: 'phone', label: 'The number under which we reach you on the road' },
    ],
  },
}

/** Two choices with the same label have different accessible names. */
export const Columns: Story = {
  tags: ['played'],
  args: {
    variant: 'columns',
    choices: [
      { value: 'email', label: 'Technical Support', note: '1 of 2' },
      { value: 'phone', label: 'Technical Support', note: '2 of 2' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Technical Support, 2 of 2' }))
    await expect(canvas.getByRole('radio', { name: 'Technical Support, 1 of 2' })).not.toBeChecked()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { BirthdayInput } from '@ui/auth/BirthdayInput'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'The month comes first, and the hint writes the date out.',
    show: () => <BirthdayInput value="07/24/1990" onValueChange={() => undefined} />,
  },
  dont: {
    why: 'Without the century it is not a date, and the hint cannot write it out.',
    show: () => <BirthdayInput value="07/24/90" onValueChange={() => undefined} />,
  },
}

const meta = {
  title: 'product/auth/BirthdayInput',
  id: 'ui-auth-birthdayinput',
  component: BirthdayInput,
  parameters: { advice },
  args: { value: '', onValueChange: fn() },
  decorators: [inFormWidth],
  render: function Held({ value: initial, onValueChange, ...args }) {
    const [value, setValue] = useHeld(initial)
    return (
      <BirthdayInput
        {...args}
        value={value}
        onValueChange={(typed) => {
          setValue(typed)
          onValueChange(typed)
        }}
      />
    )
  },
} satisfies Meta<typeof BirthdayInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Digits are enough, and the date is written out so that a mistake is noticed. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' })
    await expect(field).toHaveAttribute('autocomplete', 'bday')
    await userEvent.type(field, '07241990')
    await expect(field).toHaveValue('07/24/1990')
    await expect(field).toHaveAccessibleDescription('Jul 24, 1990')
  },
}

/** The error appears when the guest leaves the field, not while typing. */
export const NoDay: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '02301990')
    await expect(canvas.queryByText('This date does not exist')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('This date does not exist')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}')
    await expect(canvas.getByText('Enter a date as MM/DD/YYYY')).toBeVisible()
  },
}

export const Invalid: Story = { args: { error: 'This field is required' } }

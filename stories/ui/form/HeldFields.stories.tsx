import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { HeldFields } from '@ui/form/HeldFields'
import { TextInput } from '@ui/form/TextInput'

const meta = {
  title: 'ui/form/HeldFields',
  component: HeldFields,
  args: {
    isHeld: false,
    children: (
      <>
        <TextInput label="Email Address" defaultValue="ada@staylet.test" />
        <CheckboxRow label="Remember me" />
      </>
    ),
  },
} satisfies Meta<typeof HeldFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.type(fields.getByRole('textbox'), '!')
    await expect(fields.getByRole('textbox')).toHaveValue('ada@staylet.test!')
    await userEvent.click(fields.getByRole('checkbox'))
    await expect(fields.getByRole('checkbox')).toBeChecked()
  },
}

/** While the form is being sent, nothing changes and the focus stays. */
export const Held: Story = {
  args: { isHeld: true },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    const text = fields.getByRole('textbox')
    text.focus()
    await userEvent.keyboard('!')
    await expect(text).toHaveValue('ada@staylet.test')
    await expect(text).toHaveFocus()
    const box = fields.getByRole('checkbox')
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(box).toHaveFocus()
  },
}

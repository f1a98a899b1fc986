import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { HeldFields } from '@ui/form/HeldFields'
import { SubmitButton } from '@ui/form/SubmitButton'
import { TextInput } from '@ui/form/TextInput'

const advice: Advice = {
  do: {
    why: 'The fields are held while the button says that they are being sent.',
    show: () => (
      <HeldFields isHeld>
        <TextInput label="Full name" defaultValue="Ngozi Eze" />
        <SubmitButton isBusy>Save</SubmitButton>
      </HeldFields>
    ),
  },
  dont: {
    why: 'No request runs, so nothing explains why the field ignores typing: disable it, with the reason.',
    show: () => (
      <HeldFields isHeld>
        <TextInput label="Phone number" defaultValue="0801 234 5678" />
      </HeldFields>
    ),
  },
}

const meta = {
  title: 'ui/form/HeldFields',
  component: HeldFields,
  parameters: { advice },
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

export const Default: Story = {}

/** While the form is being sent, nothing changes and the focus stays. */
export const Held: Story = {
  tags: ['played'],
  args: { isHeld: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox')
    text.focus()
    await userEvent.keyboard('!')
    await expect(text).toHaveValue('ada@staylet.test')
    await expect(text).toHaveFocus()
    const box = canvas.getByRole('checkbox')
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(box).toHaveFocus()
  },
}

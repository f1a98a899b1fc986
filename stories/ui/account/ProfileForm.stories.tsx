import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ProfileForm } from '@ui/account/ProfileForm'

const blank = { firstName: '', lastName: '', email: '', phone: '' }
const ada = {
  firstName: 'Ada',
  lastName: 'Grace Obi',
  email: 'ada@staylet.test',
  phone: '08031234567',
}

const advice: Advice = {
  do: {
    why: 'It starts with what the account knows, so that only changes are typed.',
    show: () => (
      <ProfileForm
        initial={ada}
        picture="/photos/avatar-1.webp"
        onPickPicture={() => undefined}
        onSave={() => undefined}
      />
    ),
  },
  dont: {
    why: 'With blank fields a guest who only moves has to type everything again.',
    show: () => (
      <ProfileForm initial={blank} onPickPicture={() => undefined} onSave={() => undefined} />
    ),
  },
}

/** No `Submitting`: a change is saved locally at once. No `Refused`: no server is involved. */
const meta = {
  title: 'product/account/ProfileForm',
  id: 'ui-account-profileform',
  component: ProfileForm,
  parameters: { advice },
  args: { initial: blank, onPickPicture: fn(), onSave: fn() },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

const save = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: 'Save' }))

/** One line says that every field is required, and no label has an asterisk. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByText('All fields are required.')).toBeVisible()
    await expect(form.getByLabelText(/^First name/)).toBeRequired()
    for (const asterisk of form.queryAllByText('*', { exact: false })) {
      await expect(asterisk).not.toBeVisible()
    }
  },
}

/** An existing picture satisfies the requirement, and spaces around a name are removed. */
export const Filled: Story = {
  tags: ['played'],
  args: { initial: { ...ada, firstName: ' Ada ' }, picture: '/photos/avatar-1.webp' },
  play: async ({ canvasElement, args }) => {
    await save(within(canvasElement))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(ada))
  },
}

export const DoubleClick: Story = {
  tags: ['test-case'],
  args: { initial: ada, picture: '/photos/avatar-1.webp' },
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
}

/** Each of the five values is required. The first missing one gets the focus. */
export const Invalid: Story = {
  tags: ['req:PROF-03', 'played'],
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await save(form)
    await expect(await form.findByText('A profile image is required')).toBeVisible()
    await expect(form.getAllByText('This field is required')).toHaveLength(4)
    await expect(form.getByLabelText(/^Profile image/)).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Clears one field at a time. */
export const EachMissing: Story = {
  tags: ['req:PROF-03', 'test-case'],
  args: { initial: ada, picture: '/photos/avatar-1.webp' },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    for (const label of [/^First name/, /^Last name/, /^Email/, /^Phone/]) {
      const input = form.getByLabelText<HTMLInputElement>(label)
      const kept = input.value
      await userEvent.clear(input)
      await save(form)
      await waitFor(() => expect(input).toHaveFocus())
      await expect(input).toHaveAccessibleDescription('This field is required')
      await userEvent.type(input, kept)
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const MalformedEmail: Story = {
  tags: ['req:PROF-03', 'played'],
  args: { initial: { ...ada, email: 'ada@@nowhere' }, picture: '/photos/avatar-1.webp' },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await save(form)
    await expect(await form.findByText('Please enter a valid email address')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const PictureRefused: Story = {
  args: { initial: ada, pictureError: 'That picture is larger than 5 MB.' },
}

/** A password manager has set a value without an event. It counts when the form is saved. */
export const FilledSilently: Story = {
  tags: ['played'],
  args: { ...Filled.args },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    form.getByLabelText<HTMLInputElement>(/^Email/).value = 'mailto:ada@obi.test,'
    await save(form)
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'ada@obi.test' }),
    )
  },
}

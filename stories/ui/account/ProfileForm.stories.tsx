import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All fields are required.')).toBeVisible()
    await expect(canvas.getByLabelText(/^First name/)).toBeRequired()
    for (const asterisk of canvas.queryAllByText('*', { exact: false })) {
      await expect(asterisk).not.toBeVisible()
    }
  },
}

/** An existing picture satisfies the requirement, and spaces around a name are removed. */
export const Filled: Story = {
  tags: ['played'],
  args: { initial: { ...ada, firstName: ' Ada ' }, picture: '/photos/avatar-1.webp' },
  play: async ({ canvas, args }) => {
    await save(canvas)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(ada))
  },
}

/** A name begins at the side from which it is read. */
export const ArabicName: Story = {
  args: { initial: { ...ada, firstName: 'عائشة', lastName: 'الحسن' } },
  play: async ({ canvas }) => {
    for (const label of [/^First name/, /^Last name/]) {
      await expect(getComputedStyle(canvas.getByLabelText(label)).direction).toBe('rtl')
    }
  },
}

/** Each of the five values is required. The first missing one gets the focus. */
export const Invalid: Story = {
  tags: ['req:PROF-03', 'played'],
  play: async ({ canvas, args }) => {
    await save(canvas)
    await expect(await canvas.findByText('A profile image is required')).toBeVisible()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(4)
    await expect(canvas.getByLabelText(/^Profile image/)).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const MalformedEmail: Story = {
  tags: ['req:PROF-03', 'played'],
  args: { initial: { ...ada, email: 'ada@@nowhere' }, picture: '/photos/avatar-1.webp' },
  play: async ({ canvas, args }) => {
    await save(canvas)
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible()
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
  play: async ({ canvas, args }) => {
    canvas.getByLabelText<HTMLInputElement>(/^Email/).value = 'mailto:ada@obi.test,'
    await save(canvas)
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'ada@obi.test' }),
    )
  },
}

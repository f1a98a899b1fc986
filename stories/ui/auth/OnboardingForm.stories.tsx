import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { validationCopy } from '@domain/copy/validation-copy'
import type { Advice } from '@stories/advice'
import { OnboardingForm } from '@ui/auth/OnboardingForm'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'A request that failed may succeed the next time, and what was typed stays.',
    show: () => (
      <OnboardingForm
        failure={{ text: 'Failed to complete registration. Please try again.' }}
        onSubmit={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A form that can never be sent wastes the time of a guest: show LinkRefused alone.',
    show: () => (
      <OnboardingForm failure={{ text: 'This link was used before.' }} onSubmit={() => undefined} />
    ),
  },
}

const meta = {
  title: 'product/auth/OnboardingForm',
  id: 'ui-auth-onboardingform',
  component: OnboardingForm,
  parameters: { advice },
  args: { onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof OnboardingForm>

export default meta
type Story = StoryObj<typeof meta>

const fieldsOf = (canvasElement: HTMLElement) => {
  const form = within(canvasElement)
  return {
    form,
    firstName: form.getByRole('textbox', { name: 'First name' }),
    lastName: form.getByRole('textbox', { name: 'Last name' }),
    birthday: form.getByRole('textbox', { name: 'Date of birth' }),
    phone: form.getByRole('textbox', { name: 'Phone' }),
    password: form.getByLabelText(/^Password/),
    submit: form.getByRole('button', { name: 'Complete profile' }),
  }
}

/** The last step has five fields. Submit is disabled until the password meets every rule. */
export const Blank: Story = {
  tags: ['req:ONB-02', 'req:ONB-05', 'req:SIGNUP-01', 'req:SIGNUP-04'],
  play: async ({ canvasElement }) => {
    const { form, firstName, lastName, birthday, phone, password, submit } = fieldsOf(canvasElement)
    await expect(form.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Your Profile')
    await expect(form.getByText('STEP 04/04')).toBeVisible()
    for (const field of [firstName, lastName, birthday, phone]) await expect(field).toBeRequired()
    await expect(firstName).toHaveAttribute('autocomplete', 'given-name')
    await expect(lastName).toHaveAttribute('autocomplete', 'family-name')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Filled: Story = {
  tags: ['req:ONB-02', 'played'],
  play: async ({ canvasElement, args }) => {
    const { firstName, lastName, birthday, phone, password, submit } = fieldsOf(canvasElement)
    await userEvent.type(firstName, ' Ada ')
    await userEvent.type(lastName, 'Grace Obi')
    await userEvent.type(birthday, '07241990')
    await userEvent.type(phone, '+234 801 234 5678')
    await userEvent.type(password, 'Staylet#2026')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Ada Grace Obi',
      dob: '1990-07-24',
      phone: '08012345678',
      password: 'Staylet#2026',
    })
  },
}

/** Each of the four fields shows its own error, and the first gets the focus. */
export const Invalid: Story = {
  tags: ['req:ONB-03', 'played'],
  play: async ({ canvasElement, args }) => {
    const { form, firstName, lastName, birthday, phone, password, submit } = fieldsOf(canvasElement)
    await userEvent.type(password, 'Staylet#2026')
    await userEvent.click(submit)
    await expect(await form.findAllByText('This field is required')).toHaveLength(3)
    await expect(form.getByText('Phone number is required')).toBeVisible()
    await expect(firstName).toHaveFocus()
    await userEvent.keyboard('Ada')
    await userEvent.type(lastName, 'Obi')
    await userEvent.type(phone, '08031234567')
    await userEvent.type(birthday, '01082026')
    await userEvent.click(submit)
    await expect(await form.findByText('Your date of birth cannot be in the future')).toBeVisible()
    await expect(birthday).toHaveFocus()
    await userEvent.clear(phone)
    await userEvent.type(phone, '1')
    await userEvent.click(submit)
    await expect(await form.findByText(/^Please enter a phone number/)).toBeVisible()
    // Both are invalid, and the birthday comes first.
    await expect(birthday).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The reason why Submit is disabled appears once the guest leaves the field. */
export const UnmetPassword: Story = {
  tags: ['req:ONB-04', 'req:ONB-05', 'played'],
  play: async ({ canvasElement }) => {
    const { form, password, submit } = fieldsOf(canvasElement)
    await userEvent.type(password, 'abc')
    await expect(form.queryByText('Please meet all password requirements')).toBeNull()
    await userEvent.tab()
    await expect(await form.findByText('Please meet all password requirements')).toBeVisible()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    // It can be reached, and the rules say why it is disabled.
    submit.focus()
    await expect(submit).toHaveFocus()
    await expect(submit).toHaveAccessibleDescription(/At least 8 characters/)
    await userEvent.clear(password)
    // A question mark is not one of the accepted symbols.
    await userEvent.type(password, 'Staylet?2026')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(password, '#')
    await expect(submit).not.toHaveAttribute('aria-disabled')
    await expect(form.queryByText('Please meet all password requirements')).toBeNull()
  },
}

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}

export const Refused: Story = {
  args: {
    failure: {
      text: 'Failed to complete registration. Please try again.',
    },
  },
}

/** A verified number is read-only. */
export const VerifiedPhone: Story = {
  args: { verifiedPhone: '08012345678', username: '08012345678' },
  play: async ({ canvasElement }) => {
    const { phone } = fieldsOf(canvasElement)
    await expect(phone).toHaveValue('08012345678')
    await expect(phone).toHaveAttribute('readonly')
  },
}

/**
 * The guest has typed the date of birth, and a password manager has set the other values without an
 * event. One click sends them.
 */
export const FilledSilently: Story = {
  tags: ['played'],
  play: async ({ canvasElement, args }) => {
    const { firstName, lastName, birthday, phone, password, submit } = fieldsOf(canvasElement)
    const values = [
      [firstName, '\u2068Ada\u2069'],
      [lastName, 'Obi'],
      [phone, '\u202A+234 803 123 4567\u202C'],
      [password, 'Staylet#2026'],
    ] as const
    for (const [field, value] of values) (field as HTMLInputElement).value = value
    await userEvent.type(birthday, '07241990')
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(submit)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Ada Obi',
      dob: '1990-07-24',
      phone: '08031234567',
      password: 'Staylet#2026',
    })
  },
}

/** The server does not accept the password. Its field says why, and no alert repeats it. */
export const RefusedPassword: Story = {
  args: {
    failure: {
      text: 'Failed to complete registration. Please try again.',
      reason: validationCopy.passwordGuessable,
      fields: ['password'],
    },
  },
  play: async ({ canvasElement }) => {
    const { form, password } = fieldsOf(canvasElement)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(form.getByText(validationCopy.passwordGuessable)).toBeVisible()
    await expect(form.queryByText(/try again/)).toBeNull()
  },
}

/** A name may have 100 letters, and typing more does nothing. */
export const LongestName: Story = {
  tags: ['played'],
  play: async ({ canvasElement }) => {
    const { firstName } = fieldsOf(canvasElement)
    await userEvent.click(firstName)
    await userEvent.paste('Oluwaseun'.repeat(14))
    await expect(firstName).toHaveValue('Oluwaseun'.repeat(14).slice(0, 100))
  },
}

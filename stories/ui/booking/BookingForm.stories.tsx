import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookingForm } from '@ui/booking/BookingForm'

const advice: Advice = {
  do: {
    why: 'It starts with the name and the address that the account knows.',
    show: () => (
      <BookingForm
        id="advice-known"
        initial={{ firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@staylet.test' }}
        isSignedIn
        startDate="2026-01-20"
        endDate="2026-01-23"
        onProblem={() => undefined}
        onSubmit={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A guest who is logged in has to type again what the account knows.',
    show: () => (
      <BookingForm
        id="advice-blank"
        isSignedIn
        startDate="2026-01-20"
        endDate="2026-01-23"
        onProblem={() => undefined}
        onSubmit={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/booking/BookingForm',
  id: 'ui-booking-bookingform',
  component: BookingForm,
  parameters: { advice },
  args: {
    id: 'booking-form',
    isSignedIn: true,
    startDate: '2026-01-20',
    endDate: '2026-01-23',
    onValuesChange: fn(),
    onProblem: fn(),
    onSubmit: fn(),
  },
  // They decide only which problem the form reports when it is sent.
  argTypes: {
    isSignedIn: { control: false },
    startDate: { control: false },
    endDate: { control: false },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        {/* As on the page, the submit button is outside the form, in the summary. */}
        <button type="submit" form="booking-form">
          Send
        </button>
      </>
    ),
  ],
} satisfies Meta<typeof BookingForm>

export default meta
type Story = StoryObj<typeof meta>

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))

/** Four fields are required and the rest optional. The instruction is the specification's. */
export const Blank: Story = {
  tags: ['req:BN-16', 'req:BN-17', 'req:BN-18', 'req:BN-19', 'req:BN-20', 'req:BN-21'],
  play: async ({ canvas }) => {
    for (const name of ['First Name', 'Last Name', 'Email Address', 'Phone number']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired()
    }
    await expect(canvas.getByRole('textbox', { name: 'Email Address' })).toHaveAttribute(
      'type',
      'email',
    )
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute(
      'type',
      'tel',
    )
    const options = (name: string) =>
      [...canvas.getByRole<HTMLSelectElement>('combobox', { name }).options].map(
        (each) => each.value,
      )
    await expect(options('Sex')).toEqual(['', 'male', 'female'])
    await expect(options('Location')).toEqual(['', 'lagos', 'abuja', 'kano'])
    const age = canvas.getByRole('spinbutton', { name: 'Age' })
    await expect(age).toHaveAttribute('min', '18')
    await expect(age).toHaveAttribute('max', '100')
    await expect(
      canvas.getByText(
        'By clicking "Confirm Booking", you agree to our terms and conditions. Your booking will be confirmed and you will be redirected to the payment page to complete your transaction.',
      ),
    ).toBeVisible()
  },
}

const known = { firstName: 'Ada', lastName: 'Grace Obi', email: 'ada@staylet.test' }

/** Known values are filled in. Typed values are submitted without surrounding spaces. */
export const Prefilled: Story = {
  tags: ['req:BN-16', 'req:BN-17', 'req:BN-19', 'played'],
  args: { initial: known },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Grace Obi')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), ' 08012345678 ')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ phone: ' 08012345678 ' }),
    )
    await send(canvasElement)
    await expect(args.onProblem).not.toHaveBeenCalled()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...known,
      phone: '08012345678',
      sex: '',
      age: '',
      location: '',
      message: '',
    })
  },
}

/**
 * Invalid addresses and ages are found after the three checks. Correcting a value clears its error.
 */
export const Invalid: Story = {
  tags: ['req:BN-20', 'req:VAL-01', 'played'],
  args: { initial: { ...known, email: 'a@b', phone: '08012345678', age: '17' } },
  play: async ({ canvas, canvasElement, args }) => {
    await send(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'Email Address' })
    const age = canvas.getByRole('spinbutton', { name: 'Age' })
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toHaveFocus()
    await expect(age).toHaveAccessibleDescription('Age must be between 18 and 100')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(age)
    await userEvent.type(age, '18')
    await expect(age).toHaveAccessibleDescription('Optional')
    await userEvent.clear(age)
    await userEvent.type(age, '101')
    await send(canvasElement)
    await expect(age).toHaveAccessibleDescription('Age must be between 18 and 100')
  },
}

/** The typed address is not the account's, so mails to it are offered. */
export const OtherAddress: Story = {
  args: { initial: known, accountEmail: 'ada.obi@staylet.test' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked(),
}

/** The first check, for a session, comes before all others. */
export const SignedOut: Story = {
  tags: ['req:BN-22', 'played'],
  args: { isSignedIn: false, startDate: null },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement)
    await expect(args.onProblem).toHaveBeenCalledWith({ kind: 'login' })
  },
}

const typed = { ...known, phone: '08012345678', message: 'We arrive after ten in the evening.' }

export const Submitting: Story = {
  args: { initial: typed, isSubmitting: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'First Name' }),
    ).toHaveAttribute('readonly')
  },
}

/**
 * After a failed booking everything typed stays and can be submitted again. The page shows the
 * alert.
 */
export const Refused: Story = {
  tags: ['played'],
  args: { initial: typed },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement)
    await send(canvasElement)
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Message for the host' }),
    ).toHaveValue('We arrive after ten in the evening.')
  },
}

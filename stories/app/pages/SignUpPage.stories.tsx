import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SignUpPage } from '@app/pages/SignUpPage'
import { ApiError } from '@features/api/api-error'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { behindGuard, forgetEverybody, pendingEmail, pendingPhone } from '@stories/app/auth-pages'
import { expectAddress } from '@stories/app/expect-address'
import { serverError } from '@stories/app/responses'
import { makeUser } from '@tests/fixtures/make-user'

const newcomer = makeUser({ _id: pendingEmail.id ?? '', email: pendingEmail.contact })
const provisional = { _id: 'new-by-phone', email: '', phoneNo: pendingPhone.contact }

const initiate = fn((): unknown => ({ user: newcomer })).mockName('initiate')
const register = fn((): unknown => ({ message: 'code sent' })).mockName('register')
const resend = fn((): unknown => ({ message: 'link sent' })).mockName('resend')
const verify = fn((): unknown => ({ success: true, token: 'new-token' })).mockName('verify')

const answers = {
  'POST /auth/initiate-email-verification': initiate,
  'POST /auth/register': register,
  'POST /auth/resend-verification': resend,
  'POST /auth/verify-otp': verify,
  'GET /auth/me': { user: provisional },
}

const meta = {
  title: 'app/pages/SignUpPage',
  component: SignUpPage,
  parameters: { layout: 'fullscreen', route: '/sign-up', api: answers },
  beforeEach: () => {
    for (const call of [initiate, register, resend, verify]) call.mockClear()
    return forgetEverybody()
  },
  render: () => behindGuard('/sign-up', <SignUpPage />),
} satisfies Meta<typeof SignUpPage>

export default meta
type Story = StoryObj<typeof meta>

const at = (step: number, method: 'email' | 'phone') => ({
  path: '/sign-up',
  state: { step, method },
})
const emailContact = { ...meta.parameters, route: at(2, 'email') }
const phoneContact = { ...meta.parameters, route: at(2, 'phone') }
const phoneCode = { ...meta.parameters, route: at(3, 'phone') }
const emailLink = { ...meta.parameters, route: at(3, 'email') }

const sendEmail = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.type(page.getByRole('textbox'), `${pendingEmail.contact}{Enter}`)
  return page
}
const sendPhone = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.type(page.getByRole('textbox'), '+234 801 234 5678{Enter}')
  return page
}
const typeCode = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('textbox', { name: 'Digit 1 of 6' }))
  await userEvent.keyboard('048213')
  return page
}

export const Default: Story = {
  tags: ['req:ROUTE-02', 'req:SIGNUP-01', 'req:SIGNUP-02'],
  play: async ({ canvas }) => expect(canvas.getByText('STEP 01/04')).toBeVisible(),
}

/** Going back and forth keeps what the guest typed. */
export const KeepsWhatWasTyped: Story = {
  tags: ['test-case'],
  parameters: phoneContact,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0801')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('radio', { name: 'Phone Number' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('textbox')).toHaveValue('0801')
  },
}

export const Submitting: Story = {
  parameters: {
    ...emailContact,
    api: { ...answers, 'POST /auth/initiate-email-verification': 'pending' },
  },
  play: async ({ canvasElement }) => {
    const page = await sendEmail(canvasElement)
    await expect(await page.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const refusedEmail = (error: Error, text: string): Story => ({
  parameters: {
    ...emailContact,
    api: { ...answers, 'POST /auth/initiate-email-verification': error },
  },
  play: async ({ canvasElement }) => {
    const page = await sendEmail(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(text)
    await expect(page.getByRole('textbox')).toHaveValue(pendingEmail.contact)
    await expect(page.getByText('STEP 02/04')).toBeVisible()
    await expect(pendingSignUp.read()).toBeUndefined()
  },
})

export const EmailUnknown: Story = {
  tags: ['req:SIGNUP-17'],
  ...refusedEmail(new ApiError({ status: 404, code: 'not_found' }), 'User not found'),
}

const refusedPhone = (error: Error, text: string): Story => ({
  parameters: { ...phoneContact, api: { ...answers, 'POST /auth/register': error } },
  play: async ({ canvasElement }) => {
    const page = await sendPhone(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(text)
    await expect(page.getByRole('textbox')).toHaveValue('+234 801 234 5678')
  },
})

/** The server has no SMS gateway. */
export const PhoneNotOffered: Story = {
  tags: ['req:SIGNUP-12'],
  ...refusedPhone(
    new ApiError({ status: 501, code: 'not_implemented', message: 'No gateway' }),
    'Phone verification is not implemented yet',
  ),
}
export const PhoneRefused: Story = {
  tags: ['req:SIGNUP-14'],
  ...refusedPhone(
    new ApiError({ status: 429, code: 'rate_limited', message: 'Too many codes.' }),
    'Too many codes.',
  ),
}

const refusedCode = (answer: unknown, text: string): Story => ({
  parameters: { ...phoneCode, api: { ...answers, 'POST /auth/verify-otp': answer } },
  beforeEach: () => pendingSignUp.write(pendingPhone),
  play: async ({ canvasElement }) => {
    const page = await typeCode(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(text)
    await expect(page.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('3')
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus())
    await expect(sessionStorage.getItem('token')).toBeNull()
  },
})

export const WrongCode: Story = {
  tags: ['req:SIGNUP-16'],
  ...refusedCode({ success: false }, 'Verification failed'),
}

/** The code of the mail continues in this tab, with the proof that the link would have brought. */
export const MailedCode: Story = {
  parameters: {
    ...emailLink,
    api: {
      ...answers,
      'POST /auth/verify-otp': { success: true, token: 'as-a-link', id: pendingEmail.id },
    },
  },
  beforeEach: () => pendingSignUp.write(pendingEmail),
  play: async ({ canvasElement }) => {
    const page = await typeCode(canvasElement)
    await expect(await page.findByText('Somewhere else.')).toBeVisible()
    await expectAddress(`/onboarding?id=${pendingEmail.id}`)
    await expect(sessionStorage.getItem('verify-email')).toBe('as-a-link')
    await expect(sessionStorage.getItem('token')).toBeNull()
  },
}

/** After a reload on the third step the address is still known, and the link can be sent again. */
export const ResendsLink: Story = {
  tags: ['test-case'],
  parameters: emailLink,
  beforeEach: () => pendingSignUp.write({ ...pendingEmail, sentAt: pendingEmail.sentAt - 120_000 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend link' }))
    await expect(resend).toHaveBeenCalledWith(
      '/auth/resend-verification',
      expect.objectContaining({ body: { email: pendingEmail.contact } }),
    )
    await expect(await canvas.findByText('You can resend in 2:00')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent again.')
    await expect(pendingSignUp.read()).toMatchObject({ id: pendingEmail.id })
  },
}

export const ResendFailed: Story = {
  tags: ['req:SIGNUP-15'],
  parameters: { ...emailLink, api: { ...answers, 'POST /auth/resend-verification': serverError } },
  beforeEach: () => pendingSignUp.write({ ...pendingEmail, sentAt: pendingEmail.sentAt - 120_000 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to resend verification',
    )
    await expect(canvas.getByRole('button', { name: 'Resend link' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

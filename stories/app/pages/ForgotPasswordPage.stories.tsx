import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ForgotPasswordPage } from '@app/pages/ForgotPasswordPage'
import { ApiError } from '@features/api/api-error'
import { pendingReset } from '@features/auth/pending-reset'
import { behindGuard, forgetEverybody } from '@stories/app/auth-pages'
import { noNetwork, serverError } from '@stories/app/responses'
import { ada } from '@stories/app/signed-in'
import { FIXTURE_NOW } from '@tests/fixtures/clock'

const request = 'POST /auth/forgot-password'
const check = 'POST /auth/verify-otp'

const ask = fn((): unknown => ({ message: 'password reset link sent' })).mockName(request)
const verify = fn((): unknown => ({ success: true, token: 'reset-token' })).mockName(check)
const answers = { [request]: ask, [check]: verify }

const meta = {
  title: 'app/pages/ForgotPasswordPage',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen', route: '/forgot-password', api: answers },
  beforeEach: () => {
    ask.mockClear()
    verify.mockClear()
    return forgetEverybody()
  },
  render: () => behindGuard('/forgot-password', <ForgotPasswordPage />),
} satisfies Meta<typeof ForgotPasswordPage>

export default meta
type Story = StoryObj<typeof meta>

const sendEmail = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.type(page.getByRole('textbox'), `${ada.email}{Enter}`)
  return page
}
const typeCode = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('textbox', { name: 'Digit 1 of 6' }))
  await userEvent.keyboard('048213')
  return page
}

const sentAt = Date.parse(FIXTURE_NOW)
const askedBefore = (milliseconds = 0) =>
  pendingReset.write({ method: 'email', identifier: ada.email, sentAt: sentAt - milliseconds })
const second = { route: { path: '/forgot-password', state: { step: 2 } } }

export const Default: Story = { tags: ['req:ROUTE-02', 'req:RESET-01'] }

/** Only this exact message leads to the next step, in upper or lower case. */
export const Sent: Story = {
  tags: ['req:RESET-02', 'req:RESET-03', 'req:RESET-04'],
  parameters: { api: { ...answers, [request]: ask } },
  play: async ({ canvasElement }) => {
    const page = await sendEmail(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Check your messages' })).toBeVisible()
    await expect(page.getByText('You can resend in 2:00')).toBeVisible()
    await expect(ask).toHaveBeenCalledOnce()
    await expect(ask).toHaveBeenCalledWith(
      '/auth/forgot-password',
      expect.objectContaining({ body: { email: ada.email } }),
    )
  },
}

export const Submitting: Story = {
  parameters: { api: { [request]: 'pending' } },
  play: async ({ canvasElement }) => {
    const page = await sendEmail(canvasElement)
    await expect(await page.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const refused = (answer: unknown, text: string): Story => ({
  parameters: { api: { [request]: answer } },
  play: async ({ canvasElement }) => {
    const page = await sendEmail(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(text)
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue(ada.email)
  },
})

export const Refused: Story = {
  tags: ['req:RESET-05'],
  ...refused(
    new ApiError({ status: 429, code: 'rate_limited', message: 'Too many requests.' }),
    'Too many requests.',
  ),
}
export const Offline: Story = {
  ...refused(noNetwork, 'Check your connection and try again.'),
}

const refusedCode = (answer: unknown, text: string): Story => ({
  parameters: { ...second, api: { ...answers, [check]: answer } },
  beforeEach: () => askedBefore(),
  play: async ({ canvasElement }) => {
    const page = await typeCode(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(text)
    await expect(page.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('3')
  },
})

export const WrongCode: Story = {
  tags: ['req:RESET-06'],
  ...refusedCode({ success: false, message: 'no' }, 'Invalid verification code'),
}

/** After 120 seconds the code can be sent again, and the countdown restarts. */
export const Resends: Story = {
  tags: ['req:RESET-03', 'test-case'],
  parameters: second,
  beforeEach: () => askedBefore(120_000),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }))
    await expect(ask).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('You can resend in 2:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address or number' }))
    const address = await canvas.findByRole('textbox', { name: 'Email Address' })
    await expect(address).toHaveValue(ada.email)
  },
}

export const ResendFailed: Story = {
  tags: ['req:RESET-05'],
  parameters: { ...second, api: { ...answers, [request]: serverError } },
  beforeEach: () => askedBefore(120_000),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred during the request',
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { VisitorsOnly } from '@app/guards/VisitorsOnly'
import { LoginPage } from '@app/pages/LoginPage'
import { ApiError } from '@features/api/api-error'
import { freshLogin } from '@features/session/fresh-login'
import { rememberedLogin } from '@features/session/remembered-login'
import { tokenStore } from '@features/session/token-store'
import { expectAddress } from '@stories/app/expect-address'
import { noNetwork } from '@stories/app/responses'
import { ada } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'

const login = fn((): unknown => ({ accessToken: 'a-token', user: ada })).mockName(
  'POST /auth/login',
)

function forgetLogin() {
  rememberedLogin.clear()
  tokenStore.remove()
  login.mockClear()
}

/** The guard around the page redirects once a guest is logged in. */
const meta = {
  title: 'app/pages/LoginPage',
  component: LoginPage,
  parameters: { layout: 'fullscreen', route: '/login', api: { 'POST /auth/login': login } },
  beforeEach: () => {
    forgetLogin()
    return forgetLogin
  },
  render: () => (
    <Routes>
      <Route element={<VisitorsOnly />}>
        <Route path="/login" element={<LoginPage />} />
      </Route>
      <Route path="*" element={<p>You are in.</p>} />
    </Routes>
  ),
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

async function logIn(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.type(page.getByRole('textbox', { name: 'Email Address' }), ada.email)
  await userEvent.type(page.getByLabelText(/^Password/), 'Staylet#2026')
  await userEvent.click(page.getByRole('button', { name: 'Login' }))
  return page
}

export const Default: Story = {}

const lagoonLoft = { propertyName: 'Lagoon Loft', startDate: '2026-12-15', endDate: '2026-12-18' }

/** The page says what the login is for. */
export const ToBook: Story = {
  parameters: {
    route: { path: '/login', state: { from: { pathname: '/book-now', state: lagoonLoft } } },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Log in to book Lagoon Loft. Your dates are kept.')).toBeVisible(),
}

/** A guest who has just completed the profile is logged in, and told that the account is ready. */
export const AfterOnboarding: Story = {
  tags: ['req:ONB-07', 'test-case'],
  decorators: [withToasts],
  beforeEach: () => freshLogin.keep({ identifier: ada.email, password: 'Staylet#2026' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is ready')).toBeVisible()
    await expect(canvas.getByText('You are in.')).toBeVisible()
  },
}

export const Remembered: Story = {
  beforeEach: () => rememberedLogin.write({ method: 'phone', identifier: '08012345678' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('08012345678')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}

export const Submitting: Story = {
  parameters: { api: { 'POST /auth/login': 'pending' } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(tokenStore.read()).toBeNull()
  },
}

/** The server's own message takes precedence. */
export const Refused: Story = {
  tags: ['req:LOGIN-12', 'req:LOGIN-13'],
  parameters: {
    api: {
      'POST /auth/login': new ApiError({
        status: 401,
        code: 'invalid_credentials',
        message: 'The email or password is incorrect.',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'The email or password is incorrect.',
    )
    await expect(page.getByRole('textbox')).toHaveValue(ada.email)
    await expectAddress('/login')
    await expect(tokenStore.read()).toBeNull()
  },
}

export const NetworkError: Story = {
  tags: ['req:LOGIN-14'],
  parameters: { api: { 'POST /auth/login': noNetwork } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection.',
    )
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}

/** An account with a password is joined with Google only by a mailed link. */
export const JoinMailed: Story = {
  parameters: { route: '/login?google=mailed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /We have mailed you a link to join it/,
    )
    await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled')
  },
}

export const JoinRefused: Story = {
  parameters: { route: '/login?google=refused' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/was opened in another browser/),
}

/** The login through Google ended without a session. */
export const GoogleFailed: Story = {
  parameters: { route: '/login?error=google' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Login failed. Please try again.'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ResetPasswordPage } from '@app/pages/ResetPasswordPage'
import { ApiError } from '@features/api/api-error'
import { behindGuard, forgetEverybody } from '@stories/app/auth-pages'
import { expectAddress } from '@stories/app/expect-address'
import { noNetwork } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'

const call = 'POST /auth/reset-password'
const reset = fn((): unknown => ({ message: 'changed' })).mockName(call)
const link = `/reset-password?token=reset-token&email=${encodeURIComponent(ada.email)}`

const meta = {
  title: 'app/pages/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen', route: link, api: { [call]: reset } },
  beforeEach: () => {
    reset.mockClear()
    return forgetEverybody()
  },
  render: () => behindGuard('/reset-password', <ResetPasswordPage />),
} satisfies Meta<typeof ResetPasswordPage>

export default meta
type Story = StoryObj<typeof meta>

async function choosePassword(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.type(await page.findByLabelText(/^New password/), 'STAYLET?2026')
  await userEvent.type(page.getByLabelText(/^Confirm password/), 'STAYLET?2026{Enter}')
  return page
}

/** The link's token is removed from the address, and no session is created. */
export const Default: Story = {
  tags: ['req:ROUTE-02', 'req:RESET-07', 'req:START-03'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a new password' }),
    ).toBeVisible()
    await expectAddress(/^\/reset-password$/)
    await expect(sessionStorage).toHaveLength(0)
  },
}

const leadsAway = (route: string): Story => ({
  tags: ['req:RESET-08'],
  parameters: { route },
  play: async () => {
    await expectAddress(/^\/forgot-password$/)
  },
})
export const WithoutToken: Story = {
  tags: ['req:RESET-08'],
  ...leadsAway('/reset-password?email=ada@staylet.test'),
}
export const WithoutEmail: Story = {
  tags: ['req:RESET-08'],
  ...leadsAway('/reset-password?token=reset-token'),
}
export const WithoutBoth: Story = { tags: ['req:RESET-08'], ...leadsAway('/reset-password') }

/** A logged-in guest who navigates here is redirected to the home page. */
export const SignedIn: Story = {
  tags: ['req:ROUTE-13'],
  parameters: { atoms: signedIn },
  play: async () => {
    await expectAddress(/^\/$/)
  },
}

export const Submitting: Story = {
  parameters: { api: { [call]: 'pending' } },
  play: async ({ canvasElement }) => {
    const page = await choosePassword(canvasElement)
    await expect(await page.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const refused = (error: Error, text: string): Story => ({
  parameters: { api: { [call]: error } },
  play: async ({ canvasElement }) => {
    const page = await choosePassword(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(text)
    await expect(page.getByLabelText(/^New password/)).toHaveValue('STAYLET?2026')
    await expect(page.getByLabelText(/^Confirm password/)).toHaveValue('STAYLET?2026')
  },
})

/** The link has been used or has expired, and the server's message is shown. */
export const Refused: Story = {
  ...refused(
    new ApiError({ status: 400, code: 'link_invalid', message: 'This link was used.' }),
    'This link was used.',
  ),
}
export const Offline: Story = {
  ...refused(noNetwork, 'Check your connection and try again.'),
}

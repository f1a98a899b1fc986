import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VerifyEmailPage } from '@app/pages/VerifyEmailPage'
import { forgetEverybody } from '@stories/app/auth-pages'
import { expectAddress } from '@stories/app/expect-address'

const open = fn((): unknown => undefined).mockName('GET /auth/verify-email/:token')

const meta = {
  title: 'app/pages/VerifyEmailPage',
  component: VerifyEmailPage,
  parameters: {
    layout: 'fullscreen',
    route: { path: '/verify-email/a-link?id=u-42', pattern: '/verify-email/:token?' },
    api: { 'GET /auth/verify-email/a-link': open },
  },
  beforeEach: () => {
    open.mockClear()
    return forgetEverybody()
  },
} satisfies Meta<typeof VerifyEmailPage>

export default meta
type Story = StoryObj<typeof meta>

/** Stores the link's token for this tab and removes it from the address at once. */
export const Default: Story = {
  tags: ['req:ROUTE-03', 'req:SIGNUP-08'],
  play: async () => {
    await expectAddress(/^\/onboarding\?id=u-42$/)
    await expect(sessionStorage.getItem('verify-email')).toBe('a-link')
    await expect(open).toHaveBeenCalledOnce()
  },
}

/** Redirects at once, whether or not the response has arrived. */
export const NoResponse: Story = {
  parameters: { api: { 'GET /auth/verify-email/a-link': 'pending' } },
  play: async () => {
    await expectAddress('/onboarding?id=u-42')
  },
}

export const WithoutToken: Story = {
  tags: ['req:ROUTE-03'],
  parameters: { route: { path: '/verify-email', pattern: '/verify-email/:token?' } },
  play: async () => {
    await expectAddress(/^\/login$/)
    await expect(sessionStorage.getItem('verify-email')).toBeNull()
    await expect(open).not.toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { forgetEverybody } from '@stories/app/auth-pages'
import { expectAddress } from '@stories/app/expect-address'
import { ada } from '@stories/app/signed-in'
import { wholeProduct } from './whole-product'

/** Recovery of an account, page by page: from the login to the new password. */
const meta = {
  title: 'flows/Recover a password',
  ...wholeProduct,
  parameters: {
    layout: 'fullscreen',
    route: '/login',
    api: {
      'POST /auth/forgot-password': { message: 'password reset link sent' },
      'POST /auth/verify-otp': { success: true, token: 'reset-token' },
      'POST /auth/reset-password': { message: 'changed' },
    },
  },
  beforeEach: () => forgetEverybody(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The login page leads to the recovery. */
export const Ask: Story = {
  play: async ({ canvas, step }) => {
    await step('Follow the link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /Forgot/ }))
      await expectAddress(/^\/forgot-password$/)
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    })
  },
}

/** A code is sent to the account's address. */
export const Code: Story = {
  play: async (context) => {
    await Ask.play?.(context)
    await context.step('Name the account', async () => {
      const page = within(context.canvasElement)
      await userEvent.type(await page.findByRole('textbox'), `${ada.email}{Enter}`)
      await expect(await page.findByRole('heading', { name: 'Check your messages' })).toBeVisible()
    })
  },
}

/** The code allows a new password. */
export const NewPassword: Story = {
  play: async (context) => {
    await Code.play?.(context)
    const page = within(context.canvasElement)
    await context.step('Enter the code', async () => {
      await userEvent.click(page.getByRole('textbox', { name: 'Digit 1 of 6' }))
      await userEvent.keyboard('048213')
      await expectAddress(/^\/reset-password$/)
    })
    await context.step('Choose a new password', async () => {
      await userEvent.type(await page.findByLabelText(/^New password/), 'STAYLET?2026')
      await userEvent.type(page.getByLabelText(/^Confirm password/), 'STAYLET?2026{Enter}')
      const heading = await page.findByRole('heading', { name: 'Your password is changed' })
      await expect(heading).toBeVisible()
    })
  },
}

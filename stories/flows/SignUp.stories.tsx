import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { forgetEverybody, pendingPhone } from '@stories/app/auth-pages'
import { expectAddress } from '@stories/app/expect-address'
import { wholeProduct } from './whole-product'

const provisional = { _id: 'new-by-phone', email: '', phoneNo: pendingPhone.contact }

/** Signing up by phone, page by page: the method, the number, the code, and the profile. */
const meta = {
  title: 'flows/Sign up',
  ...wholeProduct,
  parameters: {
    layout: 'fullscreen',
    route: '/sign-up',
    api: {
      'POST /auth/register': { message: 'code sent' },
      'POST /auth/verify-otp': { success: true, token: 'new-token' },
      'GET /auth/me': { user: provisional },
    },
  },
  beforeEach: () => forgetEverybody(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Step 1: the guest chooses the phone. */
export const Method: Story = {
  play: async ({ canvas, step }) => {
    await step('Choose the phone', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Phone/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(await canvas.findByText('STEP 02/04')).toBeVisible()
    })
  },
}

/** Step 2: the number to send a code to. */
export const Number: Story = {
  play: async (context) => {
    await Method.play?.(context)
    await context.step('Enter the number', async () => {
      const page = within(context.canvasElement)
      await userEvent.type(await page.findByLabelText(/^Phone/), '08012345678{Enter}')
      await expect(await page.findByText('STEP 03/04')).toBeVisible()
    })
  },
}

/** Steps 3 and 4: the last digit sends the code, and the profile follows. */
export const CodeAndProfile: Story = {
  play: async (context) => {
    await Number.play?.(context)
    await context.step('Enter the code', async () => {
      const page = within(context.canvasElement)
      await userEvent.click(await page.findByRole('textbox', { name: 'Digit 1 of 6' }))
      await userEvent.keyboard('048213')
      await expectAddress(/^\/onboarding/)
      const heading = await page.findByRole('heading', { name: 'Complete Your Profile' })
      await expect(heading).toBeVisible()
    })
  },
}

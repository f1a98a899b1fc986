import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OnboardingPage } from '@app/pages/OnboardingPage'
import { ApiError } from '@features/api/api-error'
import { onboardingDraft } from '@features/auth/onboarding-draft'
import { linkRefusedAtom, verifiedLink } from '@features/auth/verified-link'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { behindGuard, forgetEverybody, pendingEmail } from '@stories/app/auth-pages'
import { expectAddress } from '@stories/app/expect-address'
import { noNetwork, serverError } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'

const call = 'POST /auth/complete-registration'
const checkLink = 'GET /auth/verify-email/a-link'
const complete = fn((): unknown => ({ user: ada })).mockName(call)

const meta = {
  title: 'app/pages/OnboardingPage',
  component: OnboardingPage,
  parameters: {
    layout: 'fullscreen',
    route: '/onboarding?id=123',
    api: { [call]: complete, [checkLink]: {} },
  },
  beforeEach: () => {
    complete.mockClear()
    return forgetEverybody()
  },
  render: () => behindGuard('/onboarding', <OnboardingPage />, true),
} satisfies Meta<typeof OnboardingPage>

export default meta
type Story = StoryObj<typeof meta>

async function fillIn(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.type(page.getByRole('textbox', { name: 'First name' }), 'Ngozi')
  await userEvent.type(page.getByRole('textbox', { name: 'Last name' }), 'Eze')
  await userEvent.type(page.getByRole('textbox', { name: 'Date of birth' }), '07241990')
  const phone = page.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  if (!phone.readOnly) await userEvent.type(phone, '08012345678')
  await userEvent.type(page.getByLabelText(/^Password/), 'Staylet#2026')
  await userEvent.click(page.getByRole('button', { name: 'Complete profile' }))
  return page
}

const details = {
  fullName: 'Ngozi Eze',
  dob: '1990-07-24',
  phoneNo: '08012345678',
  password: 'Staylet#2026',
}
const sent = (body: object) => [call.split(' ')[1], expect.objectContaining({ body })] as const

export const Default: Story = {
  tags: ['req:ROUTE-04', 'req:SIGNUP-04', 'req:ONB-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Complete Your Profile' })).toHaveFocus()
    await expect(canvas.getByText('STEP 04/04')).toBeVisible()
  },
}

/** Sends the id from the address, with the link's token as proof. */
export const Completes: Story = {
  tags: ['req:ONB-01', 'req:ONB-06', 'req:ONB-07', 'req:SIGNUP-08', 'test-case'],
  beforeEach: () => verifiedLink.write('a-link'),
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement)
    await expect(await page.findByText('Somewhere else.')).toBeVisible()
    await expectAddress(/^\/login$/)
    await expect(complete).toHaveBeenCalledOnce()
    await expect(complete).toHaveBeenCalledWith(
      ...sent({ id: '123', ...details, verificationToken: 'a-link' }),
    )
    await expect(sessionStorage.getItem('verify-email')).toBeNull()
  },
}

/** The link has no id, so the id from the first sign-up step is used. */
export const IdFromBefore: Story = {
  tags: ['req:ONB-06', 'test-case'],
  parameters: { route: '/onboarding' },
  beforeEach: () => pendingSignUp.write(pendingEmail),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expect(complete).toHaveBeenCalledWith(...sent({ id: pendingEmail.id, ...details }))
    await expect(pendingSignUp.read()).toBeUndefined()
  },
}

/** A guest with a name has nothing to complete. */
export const NothingToComplete: Story = {
  tags: ['req:ROUTE-13'],
  parameters: { atoms: signedIn },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somewhere else.')).toBeVisible()
    await expectAddress(/^\/$/)
  },
}

export const Submitting: Story = {
  parameters: { api: { [call]: 'pending' } },
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement)
    await expect(await page.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Refused: Story = {
  tags: ['req:ONB-08'],
  parameters: { api: { [call]: serverError } },
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Failed to complete registration. Please try again.',
    )
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ngozi')
    await expect(page.getByLabelText(/^Password/)).toHaveValue('Staylet#2026')
  },
}

export const Offline: Story = {
  tags: ['req:ONB-08'],
  parameters: { api: { [call]: noNetwork } },
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Check your connection and try again.',
    )
  },
}

/** A reload keeps what was typed, except the password, which is never stored. */
export const AfterReload: Story = {
  tags: ['test-case'],
  beforeEach: () =>
    onboardingDraft.write(
      { firstName: 'Ngozi', lastName: 'Eze', birthday: '07/24/1990', phone: '' },
      '123',
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveValue('Eze')
    await expect(canvas.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('07/24/1990')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '0801')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Staylet#2026')
    await expect(onboardingDraft.read('123')).toMatchObject({ lastName: 'Eze', phone: '0801' })
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Staylet#2026')
  },
}

/**
 * When the link expires while the form is open, the form disappears, because it could never be
 * sent.
 */
export const LinkEndsMeanwhile: Story = {
  tags: ['test-case'],
  parameters: { api: { [call]: new ApiError({ status: 400, code: 'link_invalid' }) } },
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement)
    await expect(await page.findByRole('link', { name: 'Sign up again' })).toBeVisible()
    await expect(page.queryByRole('textbox')).toBeNull()
  },
}

export const UsedLink: Story = {
  parameters: { atoms: [[linkRefusedAtom, true]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up again' })).toHaveAttribute(
      'href',
      '/sign-up',
    )
    // A form here could never be sent.
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Complete profile' })).toBeNull()
  },
}

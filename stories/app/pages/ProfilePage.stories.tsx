import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import { ProfilePage } from '@app/pages/ProfilePage'
import { ApiError } from '@features/api/api-error'
import { sessionAtom } from '@features/session/session-atoms'
import { expectAddress } from '@stories/app/expect-address'
import { signedIn, ada } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'

const logged = fn().mockName('console.info')

/** Responds to no request, so any request would fail the story. */
const meta = {
  title: 'app/pages/ProfilePage',
  component: ProfilePage,
  decorators: [withToasts],
  parameters: { layout: 'fullscreen', route: '/profile', atoms: signedIn, api: {} },
  beforeEach: () => {
    localStorage.removeItem('preferences')
    logged.mockClear()
    spyOn(console, 'info').mockImplementation(logged)
    spyOn(window, 'fetch')
    spyOn(window, 'reportError')
  },
} satisfies Meta<typeof ProfilePage>

export default meta
type Story = StoryObj<typeof meta>

const save = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole('button', { name: 'Save' }))

const expectLocal = async (page: ReturnType<typeof within>) => {
  await expect((await page.findAllByText('Saved for this visit only'))[0]).toBeVisible()
  await expect(logged).toHaveBeenCalled()
  await expect(window.fetch).not.toHaveBeenCalled()
  await expect(window.reportError).not.toHaveBeenCalled()
}

export const Default: Story = {}

/** Shows four tabs. The selected one is in the address. */
export const Behaviour: Story = {
  tags: ['req:PROF-01', 'test-case'],
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab')
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Password Management',
      'Manage Payment',
      'Preferences',
    ])
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Ada')
    await expect(canvas.getByLabelText(/^Last name/)).toHaveValue('Grace Obi')
    for (const [name, query] of [
      ['Password Management', '?tab=password'],
      ['Manage Payment', '?tab=payment'],
      ['Preferences', '?tab=preferences'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name }))
      await expectAddress(`/profile${query}`)
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }))
    await expectAddress(/^\/profile$/)
  },
}

/** Shows the phone number that the guest gave at onboarding. */
export const PhoneOfOnboarding: Story = {
  tags: ['test-case'],
  parameters: {
    atoms: [
      [
        sessionAtom,
        {
          user: { ...ada, contactPhone: '+2348031234567' },
          isAuthenticated: true,
          isLoading: false,
          error: null,
        },
      ],
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Phone/)).toHaveValue('+2348031234567'),
}

/** A PNG of one pixel. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
)

/** The picture is checked and shown, and the name changes until the session ends. */
export const SavesProfile: Story = {
  tags: ['req:PROF-02', 'req:PROF-03', 'test-case'],
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByLabelText(/^Profile image/)
    await userEvent.upload(image, new File(['not a picture'], 'me.png', { type: 'image/png' }))
    await expect(
      await canvas.findByText('That picture could not be read. Try another.'),
    ).toBeVisible()
    await userEvent.upload(image, new File([png], 'me.png', { type: 'image/png' }))
    await waitFor(() => expect(canvasElement.querySelector('img[src^="blob:"]')).toBeVisible())
    await userEvent.clear(canvas.getByLabelText(/^First name/))
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Adaeze')
    await userEvent.type(canvas.getByLabelText(/^Phone/), '08031234567')
    await save(canvas)
    await expectLocal(canvas)
    const faces = () =>
      [...canvasElement.querySelectorAll('img[src^="blob:"]')].filter((each) =>
        each.checkVisibility(),
      )
    // The form itself shows the face, so the card beside it does so only on the other tabs.
    await expect(faces()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('tab', { name: 'Password Management' }))
    await expect(await canvas.findByText('Adaeze Grace Obi')).toBeVisible()
    await expect(faces()).toHaveLength(1)
  },
}

/** What the guest has typed is still there after a look at another tab. */
export const KeepsTypedText: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Phone/), '0803123')
    await userEvent.click(canvas.getByRole('tab', { name: 'Password Management' }))
    await expect(await canvas.findByLabelText(/^Old password/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Phone/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }))
    await expect(canvas.getByLabelText(/^Phone/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('0803123')
  },
}

/** The log contains no password. */
export const ChangesPassword: Story = {
  tags: ['req:PROF-02', 'req:PROF-04', 'test-case'],
  parameters: { route: '/profile?tab=password' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Old password/), 'Old@secret')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'New@secret')
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'New@secret')
    await save(canvas)
    await expectLocal(canvas)
    // React's development build also logs there once.
    const saves = logged.mock.calls.filter(([text]) => String(text).startsWith('Saved locally'))
    await expect(saves).toEqual([['Saved locally: password', []]])
  },
}

const sessionOf = (id: string, isCurrent: boolean) => ({
  _id: id,
  device: isCurrent ? 'Chrome on Android' : 'Firefox on Linux',
  isCurrent,
  createdAt: '2026-03-08T09:00:00.000Z',
  lastUsedAt: '2026-03-09T09:00:00.000Z',
  expiresAt: '2026-03-11T09:00:00.000Z',
})

/** A click requests the list, and after an old login the guest has to enter the password first. */
export const LogsOutElsewhere: Story = {
  tags: ['test-case'],
  parameters: {
    route: '/profile?tab=password',
    api: {
      'GET /auth/sessions': { sessions: [sessionOf('1', true), sessionOf('2', false)] },
      'POST /auth/confirm': { message: 'password confirmed' },
      'DELETE /auth/sessions/2': new ApiError({ status: 403, code: 'confirmation_needed' }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show my devices' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Firefox on Linux' }))
    await expect(await canvas.findByLabelText(/^Your password(?! needs)/)).toHaveFocus()
  },
}

/** Saved preferences are restored. Unsaved changes are not. */
export const KeepsPreferences: Story = {
  tags: ['req:PROF-02', 'req:PROF-06', 'test-case'],
  parameters: { route: '/profile?tab=preferences' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'GBP')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payments' }))
    await save(canvas)
    await expectLocal(canvas)
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR')
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Preferences' }))
    await expect(await canvas.findByLabelText('Currency')).toHaveValue('GBP')
    await expect(canvas.getByRole('checkbox', { name: 'Payments' })).not.toBeChecked()
  },
}

export const LongName: Story = {
  parameters: {
    atoms: [
      [
        sessionAtom,
        {
          user: { ...ada, fullName: 'w'.repeat(300) },
          isAuthenticated: true,
          isLoading: false,
          error: null,
        },
      ],
    ],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { SupportPage } from '../../../app/pages/SupportPage'
import { expectAddress } from '../expect-address'

/** Without answers: any call would fail the story. Nobody is logged in: the page is public. */
const meta = {
  title: 'app/pages/SupportPage',
  component: SupportPage,
  // Whole pages are looked at in the dark as well.
  tags: ['visual-dark'],
  parameters: { layout: 'fullscreen', route: '/support', api: {} },
} satisfies Meta<typeof SupportPage>

export default meta
type Story = StoryObj<typeof meta>

/** Every control, and no call (API-27). */
export const Default: Story = {
  tags: ['req:SUP-01', 'req:SUP-02', 'req:SUP-06', 'req:API-27'],
  beforeEach: () => {
    spyOn(window, 'fetch')
    spyOn(window, 'reportError')
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox'), 'refund{Enter}')
    await userEvent.click(page.getByRole('radio', { name: 'Report, 5 of 6' }))
    await userEvent.type(page.getByLabelText('Message'), 'Hello')
    await userEvent.click(page.getByRole('button', { name: 'Submit' }))
    await expect(page.getByText(/not connected yet/)).toBeVisible()
    await expectAddress(/^\/support$/)
    await expect(window.fetch).not.toHaveBeenCalled()
    await expect(window.reportError).not.toHaveBeenCalled()
    const [question] = page.getAllByRole('link')
    if (question) await userEvent.click(question)
    await expectAddress(/^\/support-info$/)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }

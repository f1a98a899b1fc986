import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { SupportPage } from '@app/pages/SupportPage'
import { expectAddress } from '@stories/app/expect-address'

/**
 * Responds to no request, so any request would fail the story. The page is public, so no guest is
 * logged in.
 */
const meta = {
  title: 'app/pages/SupportPage',
  component: SupportPage,
  parameters: { layout: 'fullscreen', route: '/support', api: {} },
} satisfies Meta<typeof SupportPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  beforeEach: () => {
    spyOn(window, 'fetch')
    spyOn(window, 'reportError')
  },
}

/** Every control works without a request. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:SUP-01', 'req:SUP-02', 'req:SUP-06', 'req:API-27', 'test-case'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'refund{Enter}')
    await userEvent.click(canvas.getByRole('radio', { name: 'Report, 5 of 6' }))
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(canvas.getByText(/not connected yet/)).toBeVisible()
    await expectAddress(/^\/support$/)
    await expect(window.fetch).not.toHaveBeenCalled()
    await expect(window.reportError).not.toHaveBeenCalled()
    const [question] = canvas.getAllByRole('link')
    if (question) await userEvent.click(question)
    await expectAddress(/^\/support-info$/)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }

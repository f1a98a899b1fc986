import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failureCopy } from '@domain/copy/failure-copy'
import { splashCopy } from '@domain/copy/splash-copy'
import { PageHeading } from '@ui/layout/PageHeading'
import { Splash } from '@ui/layout/Splash'
import { splashCss } from '@ui/theme/splash-css'

const meta = {
  title: 'ui/layout/Splash',
  component: Splash,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (SplashStory) => (
      <>
        <style>{splashCss}</style>
        <SplashStory />
      </>
    ),
  ],
} satisfies Meta<typeof Splash>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:PROD-03'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Loading your perfect stay...'),
}

export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(splashCopy.failed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: failureCopy.retry })).toBeVisible()
    await expect(canvas.getByText(splashCopy.loading)).not.toBeVisible()
  },
}

/** The server has rendered the page, which stays readable above the message. */
export const FailedBelow: Story = {
  args: { failed: 'below' },
  decorators: [
    (SplashStory) => (
      <>
        <PageHeading>Discover homes</PageHeading>
        <SplashStory />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: failureCopy.retry })).toBeVisible()
    const message = canvas.getByRole('status').getBoundingClientRect()
    const title = canvas.getByRole('heading', { name: 'Discover homes' }).getBoundingClientRect()
    await expect(message.top).toBeGreaterThan(title.bottom)
    await expect(message.bottom).toBe(window.innerHeight)
  },
}

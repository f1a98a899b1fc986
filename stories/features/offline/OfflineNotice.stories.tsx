import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { MINUTE } from '@domain/time'
import { useReadTimes } from '@features/api/read-times'
import { OfflineNotice } from '@features/offline/OfflineNotice'
import { withoutNetwork } from '@stories/app/without-network'
import { STORY_NOW } from '../../../.storybook/decorators/calm'

const path = apiPaths.propertyTypes

/** Page with one response, which arrived a given time ago. */
function PageFrom({
  age,
  isCached,
  children,
}: {
  age: number
  isCached: boolean
  children: ReactNode
}) {
  const times = useReadTimes()
  useSWR(path, { revalidateOnMount: false })
  useLayoutEffect(() => times.note(path, { at: STORY_NOW - age, isCached }), [times, age, isCached])
  return children
}

const meta = {
  title: 'features/offline/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen', api: { 'GET /property-types': { data: [] } } },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

/** The server has just responded, so no banner is shown. */
export const Default: Story = {
  render: () => (
    <PageFrom age={0} isCached={false}>
      <OfflineNotice />
    </PageFrom>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
}
export const Offline: Story = {
  beforeEach: withoutNetwork,
  render: () => (
    <PageFrom age={40 * MINUTE} isCached>
      <OfflineNotice />
    </PageFrom>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status')
    await expect(banner).toHaveTextContent(/You are offline.*as of \d\d:\d\d\./)
  },
}
/** The page was loaded before the network failed, and the banner states when. */
export const OfflineSince: Story = {
  beforeEach: withoutNetwork,
  render: () => (
    <PageFrom age={5 * MINUTE} isCached={false}>
      <OfflineNotice />
    </PageFrom>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('as of'),
}
export const OfflineWithoutReads: Story = {
  tags: ['test-case'],
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status')
    await expect(banner).toHaveTextContent('Nothing is sent until you are connected again.')
    await expect(banner).not.toHaveTextContent('as of')
  },
}
/**
 * The network returns, the page is fetched again, and the banner disappears with an announcement.
 */
export const BackOnline: Story = {
  tags: ['played'],
  beforeEach: withoutNetwork,
  ...(Offline.render && { render: Offline.render }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^You are online again.$/),
    )
  },
}
/**
 * There is a network, but the server does not respond. Try again succeeds, and the banner
 * disappears.
 */
export const Unreachable: Story = {
  tags: ['played'],
  render: () => (
    <PageFrom age={40 * MINUTE} isCached>
      <OfflineNotice />
    </PageFrom>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Staylet does not answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^You are online again.$/),
    )
  },
}

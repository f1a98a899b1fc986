import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { OfflineState } from '@ui/feedback/OfflineState'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'Nothing was kept, so that it replaces the content of the page.',
    show: () => <OfflineState onRetry={() => undefined} />,
  },
  dont: {
    why: 'The booking was kept and can be read: OfflineBanner says how old it is.',
    show: () => (
      <>
        <OfflineState onRetry={() => undefined} />
        <SectionCard title="Palm Court">Jan 10 to Jan 13, two guests</SectionCard>
      </>
    ),
  },
}

const meta = {
  title: 'ui/feedback/OfflineState',
  component: OfflineState,
  parameters: { advice },
  args: { onRetry: fn() },
} satisfies Meta<typeof OfflineState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

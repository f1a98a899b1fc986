import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { TabPanel } from '@ui/layout/TabPanel'
import { TabRow } from '@ui/layout/TabRow'

const advice: Advice = {
  do: {
    why: 'The selected tab of the row above names the panel.',
    show: () => (
      <>
        <TabRow
          label="Settings"
          panelId="advice-settings"
          tabs={[
            { value: 'profile', label: 'Profile' },
            { value: 'preferences', label: 'Preferences' },
          ]}
          selected="profile"
          onSelect={() => undefined}
        />
        <TabPanel id="advice-settings" tab="profile">
          Your name and how hosts reach you.
        </TabPanel>
      </>
    ),
  },
  dont: {
    why: 'Without tabs nothing names the panel: a section with a heading does not need one.',
    show: () => (
      <TabPanel id="advice-alone" tab="profile">
        Your name and how hosts reach you.
      </TabPanel>
    ),
  },
}

const meta = {
  title: 'ui/layout/TabPanel',
  component: TabPanel,
  parameters: { advice },
  args: { id: 'panel', tab: 'one', children: 'Content of the selected tab.' },
  decorators: [
    (Story) => (
      <>
        <span id="panel-one">Profile</span>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof TabPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The tab names its panel. */
export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toBeVisible(),
}

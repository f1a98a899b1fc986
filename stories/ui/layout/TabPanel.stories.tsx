import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TabPanel } from '@ui/layout/TabPanel'

const meta = {
  title: 'ui/layout/TabPanel',
  component: TabPanel,
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Profile' })).toBeVisible()
  },
}

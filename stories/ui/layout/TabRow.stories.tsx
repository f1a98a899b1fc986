import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { TabPanel } from '@ui/layout/TabPanel'
import { TabRow } from '@ui/layout/TabRow'

const advice: Advice = {
  do: {
    why: 'The tabs are parts of one page, in one or two words.',
    show: () => (
      <>
        <TabRow
          label="Settings"
          panelId="advice-parts"
          tabs={[
            { value: 'profile', label: 'Profile' },
            { value: 'preferences', label: 'Preferences' },
          ]}
          selected="profile"
          onSelect={() => undefined}
        />
        <TabPanel id="advice-parts" tab="profile">
          Your name and how hosts reach you.
        </TabPanel>
      </>
    ),
  },
  dont: {
    why: 'These are pages, which a guest wants to open in another tab of the browser: links, as in the header.',
    show: () => (
      <TabRow
        label="Pages"
        panelId="advice-pages"
        tabs={[
          { value: 'discover', label: 'Discover' },
          { value: 'bookings', label: 'My Bookings' },
          { value: 'payments', label: 'Payments' },
        ]}
        selected="discover"
        onSelect={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/layout/TabRow',
  component: TabRow<string>,
  parameters: { advice },
  args: {
    tabs: [
      { value: 'one', label: 'Profile' },
      { value: 'two', label: 'Password Management' },
      { value: 'three', label: 'Preferences' },
    ],
    selected: 'two',
    onSelect: fn(),
    label: 'Settings',
    panelId: 'panel',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="panel" role="tabpanel" aria-labelledby="panel-two">
          Content of the selected tab.
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof TabRow<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The row is one tab stop. The arrow keys move through it, and Enter selects a tab. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Password Management' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Preferences' })).toHaveFocus()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('one')
  },
}

/** A row that is too wide scrolls by itself, without scrolling the page. */
export const Narrow: Story = {
  args: { selected: 'three' },
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
  },
}

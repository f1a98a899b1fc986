import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { BookingTab } from '@domain/booking/booking-status'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { BookingListFrame } from '@ui/booking/BookingListFrame'
import { BookingTabs } from '@ui/booking/BookingTabs'
import { PageHeading } from '@ui/layout/PageHeading'

const advice: Advice = {
  do: {
    why: "They choose among the guest's bookings by time and status.",
    show: () => (
      <>
        <BookingTabs selected="all" onSelect={() => undefined} panelId="advice-bookings" />
        <BookingListFrame id="advice-bookings" tab="all">
          Your bookings
        </BookingListFrame>
      </>
    ),
  },
  dont: {
    why: 'Messages are neither upcoming nor cancelled: TabRow takes the words of each page.',
    show: () => (
      <>
        <PageHeading>Notifications</PageHeading>
        <BookingTabs selected="all" onSelect={() => undefined} panelId="advice-messages" />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingTabs',
  id: 'ui-booking-bookingtabs',
  component: BookingTabs,
  parameters: { advice },
  args: { selected: 'all', onSelect: fn(), panelId: 'bookings' },
  globals: { viewport: { value: 'desktop' } },
  render: function Selected(args) {
    const [selected, setSelected] = useHeld(args.selected)
    const keep = (tab: BookingTab) => {
      args.onSelect(tab)
      setSelected(tab)
    }
    return (
      <>
        <BookingTabs {...args} selected={selected} onSelect={keep} />
        <div role="tabpanel" id={args.panelId} aria-label={selected} />
      </>
    )
  },
} satisfies Meta<typeof BookingTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Cancelled: Story = { args: { selected: 'cancelled' } }

/** On phones the tabs collapse into a button with the name of the selected one. */
export const OnPhones: Story = {
  tags: ['req:MYB-03', 'played'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: /All Bookings/ })
    await expect(canvas.queryByRole('tab')).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Past Bookings' }))
    await expect(args.onSelect).toHaveBeenCalledWith('past')
    await expect(toggle).toHaveTextContent('Past Bookings')
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}
export const OpenOnPhones: Story = {
  tags: ['played'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { StayCalendar } from '@ui/dates/StayCalendar'
import { StayPopup } from '@ui/dates/StayPopup'

function Opened() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <div ref={setAnchor}>
      {anchor && (
        <StayPopup
          startDate="2026-01-20"
          endDate={null}
          today="2026-01-07"
          picking="end"
          anchor={anchor}
          onPickingChange={() => undefined}
          onPick={() => undefined}
          onClear={() => undefined}
          onClose={() => undefined}
        />
      )}
    </div>
  )
}

const advice: Advice = {
  do: {
    why: 'The calendar opens from its field, and leaves the page as it was.',
    show: () => <Opened />,
  },
  dont: {
    why: 'The calendar is open in the page already, and the popup covers it with a second one.',
    show: () => (
      <>
        <StayCalendar
          startDate="2026-01-20"
          endDate={null}
          today="2026-01-07"
          picking="end"
          onPick={() => undefined}
        />
        <Opened />
      </>
    ),
  },
}

const meta = {
  title: 'ui/dates/StayPopup',
  component: StayPopup,
  parameters: { advice },
  args: {
    startDate: null,
    endDate: null,
    today: '2026-01-07',
    picking: 'start',
    anchor: null,
    onPickingChange: fn(),
    onPick: fn(),
    onClear: fn(),
    onClose: fn(),
  },
  render: function BelowField(args) {
    const [field, setField] = useState<HTMLElement | null>(null)
    return (
      <>
        <p ref={setField}>Date field</p>
        {field && <StayPopup {...args} anchor={field} />}
      </>
    )
  },
} satisfies Meta<typeof StayPopup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Check-in' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Check-out/ }))
    await expect(args.onPickingChange).toHaveBeenCalledWith('end')
    // There is nothing to clear. The button keeps its focus.
    const clear = dialog.getByRole('button', { name: 'Clear dates' })
    await expect(clear).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(clear)
    await expect(clear).toHaveFocus()
    await expect(args.onClear).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Chosen: Story = {
  tags: ['played'],
  args: { picking: 'end', startDate: '2026-01-10', endDate: '2026-01-14' },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Check-out Wed, Jan 14, 2026' }),
    )
    await expect(dialog.getByText('4 nights')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear dates' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const CheckInOnly: Story = { args: { picking: 'end', startDate: '2026-01-12' } }
export const OneNight: Story = {
  args: { picking: 'end', startDate: '2026-01-12', endDate: '2026-01-13' },
}
/** A stay without nights gets a hint. */
export const NoNight: Story = {
  args: { picking: 'end', startDate: '2026-01-12', endDate: '2026-01-12' },
}
/** The home asks for three nights. */
export const TooFewNights: Story = {
  args: { picking: 'end', startDate: '2026-01-12', rules: { minimumNights: 3 } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('At least 3 nights in these dates')).toBeVisible()
  },
}
/** The calendar says why it has opened by itself. */
export const Hinted: Story = {
  args: { hint: 'Choose your check-in and check-out.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Choose your check-in and check-out.',
    )
  },
}
/** The longest stay and the latest check-in are named below the days. */
export const Bounded: Story = {
  args: { bounds: { nights: 90, months: 18 } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Check-in until Jul 7, 2027, up to 90 nights')).toBeVisible()
  },
}
export const BoundedNights: Story = {
  args: { ...Chosen.args, bounds: { nights: 90, months: 18 } },
}
/** From the `lg` breakpoint up it shows two months. */
export const OnLargeScreens: Story = {
  ...Chosen,
  tags: ['played'],
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('grid')).toHaveLength(2)
  },
}
/** Below the `md` breakpoint the popup is a sheet at the bottom. */
export const OnPhones: Story = {
  ...Chosen,
  tags: ['played'],
  globals: { viewport: { value: 'mobile' } },
}
export const Closed: Story = { tags: ['test-case'], args: { picking: null } }

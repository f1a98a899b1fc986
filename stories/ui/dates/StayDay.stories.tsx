import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { toPickerDay } from '@ui/dates/picker-day'
import { StayDay, StayDayContext } from '@ui/dates/StayDay'

const meta = {
  title: 'ui/dates/StayDay',
  component: StayDay,
  args: {
    day: toPickerDay('2026-01-12'),
    role: 'gridcell',
    onDaySelect: fn(),
    isFirstVisibleCell: false,
    isLastVisibleCell: false,
  },
  decorators: [
    (Story) => (
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <StayDayContext
          value={{
            today: '2026-01-07',
            picking: 'end',
            startDate: '2026-01-12',
            endDate: '2026-01-14',
            bookedDates: [{ startDate: '2026-01-15', endDate: '2026-01-16' }],
          }}
        >
          <div role="grid" aria-label="January 2026">
            <div role="row">
              <Story />
            </div>
          </div>
        </StayDayContext>
      </LocalizationProvider>
    ),
  ],
} satisfies Meta<typeof StayDay>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { day: toPickerDay('2026-01-20') } }
export const Edge: Story = {}
export const Inside: Story = { args: { day: toPickerDay('2026-01-13') } }
export const Booked: Story = {
  args: { day: toPickerDay('2026-01-15'), disabled: true },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('gridcell')
    await expect(day).toHaveAccessibleName('Thu, Jan 15, 2026, Booked')
  },
}

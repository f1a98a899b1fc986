import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { StayEnds } from '@ui/dates/StayEnds'

const advice: Advice = {
  do: {
    why: 'Above the calendar it says which end the next click sets.',
    show: () => (
      <StayEnds
        startDate="2026-01-20"
        endDate={null}
        picking="end"
        onPickingChange={() => undefined}
      />
    ),
  },
  dont: {
    why: 'In a form it takes no typing and opens no calendar: DateInput does both.',
    show: () => (
      <>
        <StayEnds
          startDate={null}
          endDate={null}
          picking="start"
          onPickingChange={() => undefined}
        />
        <Button variant="contained" fullWidth sx={{ mt: 2 }}>
          Book Now
        </Button>
      </>
    ),
  },
}

const meta = {
  title: 'ui/dates/StayEnds',
  component: StayEnds,
  parameters: { advice },
  args: { startDate: null, endDate: null, picking: 'start', onPickingChange: fn() },
} satisfies Meta<typeof StayEnds>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const PickingTheEnd: Story = { args: { picking: 'end', startDate: '2026-01-12' } }
export const Chosen: Story = {
  args: { picking: 'end', startDate: '2026-01-12', endDate: '2026-01-15' },
}

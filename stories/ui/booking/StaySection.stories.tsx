import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DatesAssurance } from '@ui/booking/DatesAssurance'
import { StayFields } from '@ui/booking/StayFields'
import { StaySection } from '@ui/booking/StaySection'

const dates = { startDate: '2026-01-20', endDate: '2026-01-23', today: '2026-01-07' }

const meta = {
  title: 'ui/booking/StaySection',
  component: StaySection,
  args: {
    children: (
      <>
        <StayFields
          {...dates}
          guests={2}
          maxGuests={4}
          onDatesChange={fn()}
          onGuestsChange={fn()}
        />
        <DatesAssurance {...dates} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof StaySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

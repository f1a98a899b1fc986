import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { longName } from '@tests/fixtures/make-listing'
import { DatesAssurance } from '@ui/booking/DatesAssurance'
import { StayFields } from '@ui/booking/StayFields'
import { StaySection } from '@ui/booking/StaySection'
import { SectionCard } from '@ui/layout/SectionCard'

const dates = { startDate: '2026-01-20', endDate: '2026-01-23', today: '2026-01-07' }

const advice: Advice = {
  do: {
    why: 'It has the heading, and the fields follow it directly.',
    show: () => (
      <StaySection name="Palm Court">
        <StayFields
          {...dates}
          guests={2}
          maxGuests={4}
          onDatesChange={() => undefined}
          onGuestsChange={() => undefined}
        />
        <DatesAssurance {...dates} />
      </StaySection>
    ),
  },
  dont: {
    why: 'A card within the section repeats the heading, and takes width from the fields.',
    show: () => (
      <StaySection name="Palm Court">
        <SectionCard title="Your dates">
          <StayFields
            {...dates}
            guests={2}
            maxGuests={4}
            onDatesChange={() => undefined}
            onGuestsChange={() => undefined}
          />
        </SectionCard>
      </StaySection>
    ),
  },
  isFramed: true,
}

const meta = {
  title: 'product/booking/StaySection',
  id: 'ui-booking-staysection',
  component: StaySection,
  parameters: { advice },
  args: {
    name: 'Lagoon Loft with a Balcony',
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
export const LongName: Story = { args: { name: longName.name } }

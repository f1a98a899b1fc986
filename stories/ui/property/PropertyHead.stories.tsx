import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { makeListing } from '@tests/fixtures/make-listing'
import { PageHeading } from '@ui/layout/PageHeading'
import { CountsRow } from '@ui/property/CountsRow'
import { PropertyHead } from '@ui/property/PropertyHead'
import { PropertyTitle } from '@ui/property/PropertyTitle'

const listing = makeListing()

const advice: Advice = {
  do: {
    why: 'It begins a property page, which guests print and take along.',
    show: () => (
      <PropertyHead>
        <PropertyTitle listing={listing} />
        <CountsRow {...listing} />
      </PropertyHead>
    ),
  },
  dont: {
    why: 'It brings the print styles of a property page, which hide parts of others: PageHeading alone.',
    show: () => (
      <PropertyHead>
        <PageHeading>My Bookings</PageHeading>
      </PropertyHead>
    ),
  },
}

const meta = {
  title: 'product/property/PropertyHead',
  id: 'ui-property-propertyhead',
  component: PropertyHead,
  parameters: { advice },
  args: {
    children: [
      <PropertyTitle key="title" listing={listing} />,
      <CountsRow key="counts" {...listing} />,
    ],
  },
} satisfies Meta<typeof PropertyHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

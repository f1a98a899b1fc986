import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountsRow } from '@ui/property/CountsRow'
import { PropertyTitle } from '@ui/property/PropertyTitle'
import { PropertyHead } from '@ui/property/PropertyHead'
import { makeListing } from '@tests/fixtures/make-listing'

const listing = makeListing()

const meta = {
  title: 'ui/property/PropertyHead',
  component: PropertyHead,
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeListing } from '@tests/fixtures/make-listing'
import { CountsRow } from '@ui/property/CountsRow'
import { PropertyHead } from '@ui/property/PropertyHead'
import { PropertyTitle } from '@ui/property/PropertyTitle'

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

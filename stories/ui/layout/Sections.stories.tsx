import type { Meta, StoryObj } from '@storybook/react-vite'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { Sections } from '@ui/layout/Sections'
import { AboutText } from '@ui/property/AboutText'
import { HouseRules } from '@ui/property/HouseRules'
import { PropertyHead } from '@ui/property/PropertyHead'
import { PropertyTitle } from '@ui/property/PropertyTitle'

const meta = {
  title: 'ui/layout/Sections',
  component: Sections,
  args: {
    children: (
      <>
        <HouseRules rules={['Shoes stay at the door']} />
        <AboutText description="Bright rooms above the water, a kitchen that is used, and a quiet street." />
        <PropertyHead>
          <PropertyTitle listing={lagoonLoft} />
        </PropertyHead>
      </>
    ),
  },
} satisfies Meta<typeof Sections>

export default meta
type Story = StoryObj<typeof meta>

/** A hairline separates two sections, with the same space on both sides. */
export const Default: Story = {}
/** Sections are closer together on phones. */
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const OneSection: Story = { args: { children: <HouseRules rules={undefined} /> } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { SectionCard } from '@ui/layout/SectionCard'
import { Sections } from '@ui/layout/Sections'
import { AboutText } from '@ui/property/AboutText'
import { HouseRules } from '@ui/property/HouseRules'
import { PropertyHead } from '@ui/property/PropertyHead'
import { PropertyTitle } from '@ui/property/PropertyTitle'

const advice: Advice = {
  do: {
    why: 'Sections without edges of their own are told apart by space and a hairline.',
    show: () => (
      <Sections>
        <AboutText description="Bright rooms above the water, and a quiet street." />
        <HouseRules rules={['Shoes stay at the door']} />
      </Sections>
    ),
  },
  dont: {
    why: 'Cards have edges already, and the hairlines between them separate nothing: CardColumns.',
    show: () => (
      <Sections>
        <SectionCard title="Profile">Your name and how hosts reach you.</SectionCard>
        <SectionCard title="Password">Changed in January.</SectionCard>
      </Sections>
    ),
  },
}

const meta = {
  title: 'ui/layout/Sections',
  component: Sections,
  parameters: { advice },
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

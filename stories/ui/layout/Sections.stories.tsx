import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sections } from '@ui/layout/Sections'
import { HouseRules } from '@ui/property/HouseRules'

const meta = {
  title: 'ui/layout/Sections',
  component: Sections,
  args: {
    children: (
      <>
        <HouseRules rules={['Shoes stay at the door']} />
        <HouseRules rules={undefined} />
        <HouseRules rules={['Quiet after 10 pm', 'No smoking indoors']} />
      </>
    ),
  },
} satisfies Meta<typeof Sections>

export default meta
type Story = StoryObj<typeof meta>

/** A hairline between two, with the same room on both sides of it. */
export const Default: Story = {}
/** Closer together. */
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const OneSection: Story = { args: { children: <HouseRules rules={undefined} /> } }

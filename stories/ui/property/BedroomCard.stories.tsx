import type { Meta, StoryObj } from '@storybook/react-vite'
import { BedroomCard } from '@ui/property/BedroomCard'

const bedroom = {
  image: '/property/bedroom-1.webp',
  name: 'Main bedroom',
  amenities: ['1 king bed', 'own bathroom', 'balcony'],
}

const meta = {
  title: 'ui/property/BedroomCard',
  component: BedroomCard,
  args: { bedroom },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BedroomCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoAmenities: Story = { args: { bedroom: { ...bedroom, amenities: [] } } }
export const LongWords: Story = {
  args: {
    bedroom: {
      ...bedroom,
      name: 'The room under the roof with the view over the whole of the old harbour',
      amenities: ['1 very wide bed that was built in the room', 'Abeokuta'.repeat(12)],
    },
  },
}
export const PhotoFails: Story = {
  args: { bedroom: { ...bedroom, image: '/property/gone.webp' } },
}
/** The photo is beside the text, so that three rooms fit on one screen. */
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }

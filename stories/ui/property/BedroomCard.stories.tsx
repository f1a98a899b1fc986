import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBedrooms } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { BedroomCard } from '@ui/property/BedroomCard'

const bedroom = {
  image: '/property/bedroom-1.webp',
  name: 'Main bedroom',
  amenities: ['1 king bed', 'own bathroom', 'balcony'],
}

const advice: Advice = {
  do: {
    why: 'It is one room of the home, with what is in it.',
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <BedroomCard bedroom={bedroom} />
      </div>
    ),
  },
  dont: {
    why: 'A home in its look cannot be clicked and has no price: ListingCard.',
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <BedroomCard
          bedroom={{ ...bedroom, name: 'Palm Court', amenities: ['Lekki, Lagos', '2 bedrooms'] }}
        />
      </div>
    ),
  },
}

const meta = {
  title: 'product/property/BedroomCard',
  id: 'ui-property-bedroomcard',
  component: BedroomCard,
  parameters: { advice },
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
/** Until the photo comes, its preview of a few pixels fills the box. */
export const Waiting: Story = {
  args: { bedroom: { ...sampleBedrooms[0], ...bedroom, image: '/property/waits.webp' } },
  beforeEach: () => {
    const keep = (event: Event) => {
      const { target } = event
      // The frame never learns that its photo has failed.
      if (target instanceof HTMLImageElement && target.currentSrc.includes('waits')) {
        event.stopPropagation()
      }
    }
    window.addEventListener('error', keep, true)
    return () => window.removeEventListener('error', keep, true)
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-ratio]') ?? canvasElement
    await expect(getComputedStyle(frame).backgroundImage).toMatch(/^url\("data:image\/webp/)
  },
}
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

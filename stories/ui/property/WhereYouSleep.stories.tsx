import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleArea, sampleBedrooms } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { WhereYouSleep, type ShownBedroom } from '@ui/property/WhereYouSleep'

const advice: Advice = {
  do: {
    why: 'Each bedroom is shown with its beds.',
    show: () => <WhereYouSleep bedrooms={sampleBedrooms.slice(0, 2)} />,
  },
  dont: {
    why: 'A heading above nothing raises a question: leave the section out.',
    show: () => <WhereYouSleep bedrooms={[]} />,
  },
}

const meta = {
  title: 'product/property/WhereYouSleep',
  id: 'ui-property-whereyousleep',
  component: WhereYouSleep,
  parameters: { advice },
  args: { bedrooms: sampleBedrooms, area: sampleArea },
} satisfies Meta<typeof WhereYouSleep>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:PROP-11'],
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Where you sleep' }))
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await expect(section.getByText('1 king bed, own bathroom, balcony')).toBeVisible()
    await expect(section.getByText('100 sq ft')).toBeVisible()
  },
}

/** The bedrooms, of which the first has other details. */
const withFirst = (changes: Partial<ShownBedroom>) =>
  sampleBedrooms.map((bedroom, index) => (index === 0 ? { ...bedroom, ...changes } : bedroom))

/** Until the photo comes, its preview of a few pixels fills the box. */
export const Waiting: Story = {
  args: { bedrooms: withFirst({ image: '/property/waits.webp' }) },
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
export const PhotoFails: Story = { args: { bedrooms: withFirst({ image: '/property/gone.webp' }) } }
export const NoAmenities: Story = { args: { bedrooms: withFirst({ amenities: [] }) } }
export const LongWords: Story = {
  args: {
    bedrooms: withFirst({
      name: 'The room under the roof with the view over the whole of the old harbour',
      amenities: ['1 very wide bed that was built in the room', 'Abeokuta'.repeat(12)],
    }),
  },
}
export const NoArea: Story = { args: { area: undefined } }
export const OneBedroom: Story = { args: { bedrooms: sampleBedrooms.slice(0, 1) } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

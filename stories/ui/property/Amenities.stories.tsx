import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { amenityIds, makeAmenities } from '@tests/fixtures/make-property-types'
import { Amenities } from '@ui/property/Amenities'

const everything = Object.values(amenityIds)

const advice: Advice = {
  do: {
    why: 'It lists what the home has, in the order of the filters.',
    show: () => <Amenities ids={everything.slice(0, 3)} amenities={makeAmenities()} />,
  },
  dont: {
    why: 'What a guest may not do is no amenity: HouseRules.',
    show: () => <Amenities ids={['a']} amenities={[{ _id: 'a', name: 'No parties' }]} />,
  },
}

const meta = {
  title: 'product/property/Amenities',
  id: 'ui-property-amenities',
  component: Amenities,
  parameters: { advice },
  args: { ids: everything, amenities: makeAmenities() },
} satisfies Meta<typeof Amenities>

export default meta
type Story = StoryObj<typeof meta>

/** Names the listing's own amenities, each with its icon. */
export const Default: Story = {
  args: { ids: [amenityIds.wifi, amenityIds.parking] },
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Amenities' }))
    const items = section.getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Parking available',
      '24/7 WiFi connection',
    ])
    const paths = items.map((item) => item.querySelector('svg path')?.getAttribute('d'))
    await expect(new Set(paths).size).toBe(2)
  },
}
export const All: Story = {}
/** While the names load, each amenity keeps its place. */
export const Loading: Story = {
  args: { amenities: undefined },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  },
}
/** The staff have deleted the only amenity, so the section is left out. */
export const NoneKnown: Story = {
  tags: ['test-case'],
  args: { ids: ['gone'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}
/** Amenities that the staff have added show a check mark. */
export const Added: Story = {
  args: {
    ids: ['pool', 'power', 'long'],
    amenities: [
      { _id: 'pool', name: 'Swimming pool' },
      { _id: 'power', name: 'Power around the clock' },
      { _id: 'long', name: 'A terrace with a view of the lagoon, an awning and six chairs' },
    ],
  },
}
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }

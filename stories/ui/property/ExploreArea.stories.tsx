import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SAMPLE_ADDRESS, sampleMap, sampleNearbyPlaces } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { ExploreArea } from '@ui/property/ExploreArea'

const advice: Advice = {
  do: {
    why: 'The address is written as one tells it to a driver.',
    show: () => (
      <ExploreArea
        map={sampleMap}
        address={SAMPLE_ADDRESS}
        places={sampleNearbyPlaces.slice(0, 2)}
      />
    ),
  },
  dont: {
    why: 'Nobody reads coordinates, and the drawing cannot be searched for them.',
    show: () => <ExploreArea map={sampleMap} address="6.4281, 3.4219" places={[]} />,
  },
}

const meta = {
  title: 'product/property/ExploreArea',
  id: 'ui-property-explorearea',
  component: ExploreArea,
  parameters: { advice },
  args: { map: sampleMap, address: SAMPLE_ADDRESS, places: sampleNearbyPlaces },
} satisfies Meta<typeof ExploreArea>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the map, the address below it and the nearby places with their distances. Stops are marked. */
export const Default: Story = {
  tags: ['req:PROP-11'],
  play: async ({ canvasElement }) => {
    const area = within(within(canvasElement).getByRole('region', { name: 'Explore the area' }))
    await expect(area.getByRole('img', { name: /map/i })).toBeInTheDocument()
    await expect(area.getByText('24 Lagoon View Road, Lekki Phase 1, Lagos')).toBeVisible()
    const list = area.getByRole('list', { name: 'Nearby places' })
    const places = within(list).getAllByRole('listitem')
    await expect(places).toHaveLength(6)
    await expect(places[0]).toHaveTextContent('Lekki Phase 1 bus stop3 min walk')
    await expect(list.querySelectorAll('[data-transport="true"]')).toHaveLength(3)
  },
}

export const NoPlaces: Story = { args: { places: [] } }
export const OnePlace: Story = { args: { places: sampleNearbyPlaces.slice(0, 1) } }
export const LongNames: Story = {
  args: {
    places: [
      {
        name: 'The Old Brazilian Quarter with its Museum, its Gardens and its Night Market',
        distance: '1 hour 20 min by ferry',
        isTransport: true,
      },
      { name: 'Abeokuta'.repeat(20), distance: '2 min walk', isTransport: false },
    ],
  },
}
export const LongAddress: Story = { args: { address: `${SAMPLE_ADDRESS}, `.repeat(6) } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }

/** The box keeps its place when the map fails to load. */
export const MapFails: Story = {
  tags: ['req:ERR-08'],
  args: { map: { ...sampleMap, fileUrl: '/property/gone.webp' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Image not available')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleNearbyPlaces } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { NearbyPlaces } from '@ui/property/NearbyPlaces'

const advice: Advice = {
  do: {
    why: 'Each distance has its unit, and stops have a bus.',
    show: () => (
      <NearbyPlaces
        places={[
          { name: 'Lekki Market', distance: '1.2 km', isTransport: false },
          { name: 'Ferry terminal', distance: '10 min walk', isTransport: true },
        ]}
      />
    ),
  },
  dont: {
    why: 'Kilometres or minutes? The distance is shown as it is given.',
    show: () => (
      <NearbyPlaces
        places={[
          { name: 'Lekki Market', distance: '1.2', isTransport: false },
          { name: 'Ferry terminal', distance: '10', isTransport: false },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'product/property/NearbyPlaces',
  id: 'ui-property-nearbyplaces',
  component: NearbyPlaces,
  parameters: { advice },
  args: { places: sampleNearbyPlaces },
} satisfies Meta<typeof NearbyPlaces>

export default meta
type Story = StoryObj<typeof meta>

/** Each place shows its distance. Transport stops are marked. */
export const Default: Story = {
  tags: ['req:PROP-11'],
  play: async ({ canvasElement }) => {
    const places = within(canvasElement).getAllByRole('listitem')
    await expect(places).toHaveLength(6)
    await expect(places[0]).toHaveTextContent('Lekki Phase 1 bus stop3 min walk')
    await expect(canvasElement.querySelectorAll('[data-transport="true"]')).toHaveLength(3)
  },
}

export const OnePlace: Story = { args: { places: sampleNearbyPlaces.slice(0, 1) } }
export const LongName: Story = {
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
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }

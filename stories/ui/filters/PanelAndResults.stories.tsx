import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PAGE_SIZE } from '@domain/constants'
import type { Advice } from '@stories/advice'
import { makeListings } from '@tests/fixtures/make-listing'
import { PanelAndResults } from '@ui/filters/PanelAndResults'
import { SectionCard } from '@ui/layout/SectionCard'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'

const advice: Advice = {
  do: {
    why: 'The narrow column narrows the results, which have the rest of the width.',
    show: () => (
      <PanelAndResults
        panelId="advice-panel"
        panel={<SectionCard title="Filters">Bedrooms, price</SectionCard>}
      >
        <p>22 homes</p>
      </PanelAndResults>
    ),
  },
  dont: {
    why: 'The text to read is squeezed beside a card with one action: MainAndAside gives it the width.',
    show: () => (
      <PanelAndResults
        panelId="advice-text"
        panel={<p>Bright rooms above the water, a kitchen that is used, and a quiet street.</p>}
      >
        <SectionCard title="₦45,000 per night">Add dates to book.</SectionCard>
      </PanelAndResults>
    ),
  },
  isWide: true,
}

const meta = {
  title: 'product/filters/PanelAndResults',
  id: 'ui-filters-panelandresults',
  component: PanelAndResults,
  parameters: { advice, layout: 'fullscreen' },
  args: { panelId: 'panel', panel: 'Filters', children: <p>Homes</p> },
} satisfies Meta<typeof PanelAndResults>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, canvasElement }) => {
    // There are many filters, so a link skips them.
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to homes' })
    await expect(link).toHaveFocus()
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      'Homes',
    )
  },
}
/** The listings take the full width. */
export const Closed: Story = { args: { panel: undefined } }
/**
 * In a large window that still shows the phone's page of the server, a skeleton keeps the place of
 * the panel, and the cards that have none beside it are hidden. Narrower windows show the results
 * alone.
 */
export const RenderedByTheServer: Story = {
  args: {
    panel: undefined,
    awaitsPanel: true,
    children: (
      <ListingGrid label="Homes">
        {makeListings(PAGE_SIZE.discover).map((listing) => (
          <ListingCard key={listing._id} listing={listing} />
        ))}
      </ListingGrid>
    ),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-skeleton] [aria-hidden]')).toHaveTextContent(
      'Filters',
    ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue } from 'jotai'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PropertyPage } from '@app/pages/PropertyPage'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import { slugOf } from '@domain/listing/slug'
import { PAGE_META } from '@domain/page-data'
import { paths, routePatterns } from '@domain/paths'
import type { Listing } from '@domain/schemas/listing-schema'
import { useListings } from '@features/listing/use-listings'
import { currentListingAtom } from '@features/listing/use-property'
import { expectAddress } from '@stories/app/expect-address'
import { withMeta } from '@stories/app/page-meta'
import { listingsFrom, noNetwork, propertyTypesResponse, serverError } from '@stories/app/responses'
import { withToasts } from '@stories/app/with-toasts'
import {
  apostropheAndAmp,
  asCard,
  bareListing,
  inStayMode,
  lagoonLoft,
  longName,
  makeListings,
  ninePhotos,
  noPhoto,
  onePhoto,
  palmVilla,
} from '@tests/fixtures/make-listing'
import { makeAmenities } from '@tests/fixtures/make-property-types'
import {
  allPhotosFail,
  dearestListing,
  emojiName,
  freeOfCharge,
  longestName,
  longestWord,
  oddListings,
  rightToLeftName,
  sixtyPhotos,
} from '@tests/fixtures/odd-listings'

/** Parameters of a listing's page at its own address, with other listings on the server. */
const at = (listing: Listing, others: readonly Listing[] = [palmVilla, longName, onePhoto]) => ({
  route: { path: paths.property(slugOf(listing)), pattern: routePatterns.property },
  api: {
    'GET /listing': listingsFrom([listing, ...others.filter(({ _id }) => _id !== listing._id)]),
    'GET /property-types': propertyTypesResponse,
    'GET /amenities': makeAmenities(),
  },
})

/** No `Empty`: a listing either exists or is not found. */
const meta = {
  title: 'app/pages/PropertyPage',
  component: PropertyPage,
  decorators: [withToasts],
  parameters: { layout: 'fullscreen', ...at(lagoonLoft) },
} satisfies Meta<typeof PropertyPage>

export default meta
type Story = StoryObj<typeof meta>

function CurrentListing() {
  return <output hidden>{`Current: ${useAtomValue(currentListingAtom)?.name}`}</output>
}

/** Records every listing request of the page. */
const asked = fn()

/** Shows every section in order, with the booking card beside the first three. */
export const Ready: Story = {
  tags: ['req:PROP-01', 'req:PROP-04', 'req:PROP-05', 'req:PROP-09', 'req:PROP-11'],
  render: () => (
    <>
      <PropertyPage />
      <CurrentListing />
    </>
  ),
  play: async ({ canvas }) => {
    const parts = [
      await canvas.findByRole('region', { name: `Photos of ${lagoonLoft.name}` }),
      canvas.getByRole('heading', { level: 1, name: lagoonLoft.name }),
      canvas.getByRole('button', { name: 'Save' }),
      canvas.getByRole('button', { name: 'Share' }),
      canvas.getByText('2 bathrooms'),
      canvas.getByRole('heading', { level: 2, name: 'Explore the area' }),
      canvas.getByRole('heading', { level: 2, name: 'Where you sleep' }),
      canvas.getByRole('heading', { level: 2, name: 'About this property' }),
      canvas.getByRole('heading', { level: 2, name: 'Amenities' }),
      canvas.getByRole('button', { name: 'View price breakdown' }),
      await canvas.findByRole('heading', { level: 2, name: 'House rules' }),
      canvas.getByRole('heading', { level: 2, name: 'Damage and cancellation' }),
      canvas.getByRole('heading', { level: 2, name: 'Ratings and reviews' }),
      await canvas.findByRole('heading', { level: 2, name: 'Similar properties' }),
    ]
    for (const [index, part] of parts.slice(1).entries()) {
      await expect(parts[index]?.compareDocumentPosition(part)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    }
    await expect(canvas.getByText(`Current: ${lagoonLoft.name}`)).toBeInTheDocument()
  },
}

/**
 * While the listing loads, the skeleton contains the specification's "Property not found".
 */
export const Loading: Story = {
  tags: ['req:PROP-02'],
  parameters: { api: { 'GET /listing': 'pending' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Property not found')).toBeVisible()
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

function AfterAList() {
  const { listings } = useListings({ fields: 'card' })
  return listings ? <PropertyPage /> : null
}

/** A list has loaded the listing's card. It is shown until the whole listing arrives. */
export const Seen: Story = {
  parameters: {
    api: {
      'GET /listing': (path: string) =>
        path.includes('slug') ? new Promise(() => {}) : listingsFrom([asCard(lagoonLoft)])(path),
    },
  },
  render: () => <AfterAList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      lagoonLoft.name,
    )
    await expect(canvas.getByText('Loading')).toHaveAttribute('role', 'status')
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: { 'GET /listing': serverError } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Failed to fetch listing details',
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { api: { 'GET /listing': noNetwork } },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent(offlineCopy.title)
  },
}

/**
 * Content that is the same for every listing and is not fetched. The page only requests the
 * listing, similar listings, the property types and the amenities. One line marks the samples of a
 * group of sections.
 */
export const SampleContent: Story = {
  tags: ['req:PROD-06', 'req:PROP-13', 'req:PROP-14', 'req:CONST-04', 'req:CONST-05'],
  parameters: {
    ...at(palmVilla),
    api: {
      'GET /listing': (path: string) => {
        asked(path)
        return listingsFrom([palmVilla])(path)
      },
      'GET /property-types': propertyTypesResponse,
      'GET /amenities': makeAmenities(),
    },
  },
  beforeEach: () => {
    asked.mockClear()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ratings and reviews' })
    for (const words of [
      '100 sq ft',
      '90 verified positive feedbacks',
      '4/5',
      '1394 ratings',
      '24 Lagoon View Road, Lekki Phase 1, Lagos',
      'Lekki Phase 1 bus stop',
      'Main bedroom',
      'Before Jan 17',
      'Full refund',
      'Before Jan 24',
      '50 percent refund (minus service fee)',
      'No refund',
      'Chidinma O.',
    ]) {
      await expect(canvas.getByText(words)).toBeInTheDocument()
    }
    const marked = canvas.getAllByRole('group', { name: 'Sample content' })
    await expect(marked).toHaveLength(2)
    await expect(canvas.getAllByText('Sample content')).toHaveLength(2)
    for (const name of ['Explore the area', 'Where you sleep']) {
      await expect(marked[0]).toContainElement(canvas.getByRole('region', { name }))
    }
    for (const name of ['Damage and cancellation', 'Ratings and reviews']) {
      await expect(marked[1]).toContainElement(canvas.getByRole('region', { name }))
    }
    await expect(canvas.getByText(/^Please tell the host about any damage/)).toBeVisible()
    await expect(canvas.getByText(/^Check-in is from 2 pm/)).toBeVisible()
    canvas.getByRole('region', { name: 'Similar properties' }).scrollIntoView()
    await waitFor(() =>
      expect(
        asked.mock.calls
          .map(([path]) => [...new URLSearchParams(String(path).split('?')[1]).keys()].join(' '))
          .sort(),
      ).toEqual(['similarTo fields limit', 'slug']),
    )
  },
}

/** The names of the amenities cannot be fetched. The section is left out without an error. */
export const AmenitiesFail: Story = {
  parameters: { api: { ...at(lagoonLoft).api, 'GET /amenities': serverError } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'About this property' })
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Amenities' })).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Shows at most three listings, the most similar first, and never the listing itself. */
export const SimilarListings: Story = {
  tags: ['req:PROP-10'],
  parameters: at(lagoonLoft, makeListings(10)),
  play: async ({ canvasElement }) => {
    const section = await within(canvasElement).findByRole('region', { name: 'Similar properties' })
    section.scrollIntoView()
    const names = await within(section).findAllByRole('heading', { level: 3 })
    await expect(names).toHaveLength(3)
    await expect(names.map(({ textContent }) => textContent)).not.toContain(lagoonLoft.name)
  },
}

export const SimilarLoading: Story = {
  parameters: {
    ...at(lagoonLoft),
    api: {
      'GET /listing': (path: string) =>
        path.includes('similarTo') ? new Promise(() => {}) : listingsFrom([lagoonLoft])(path),
      'GET /property-types': propertyTypesResponse,
      'GET /amenities': makeAmenities(),
    },
  },
}
/** Without other listings the section is left out. */
export const NothingSimilar: Story = {
  parameters: at(lagoonLoft, []),
  play: async ({ canvas }) => {
    const named = { name: 'Similar properties' }
    const section = await canvas.findByRole('region', named)
    section.scrollIntoView()
    await waitFor(() => expect(canvas.queryByRole('region', named)).toBeNull())
  },
}

export const NoPhoto: Story = { parameters: at(noPhoto) }
export const OnePhoto: Story = { parameters: at(onePhoto) }
export const ThreePhotos: Story = { parameters: at(palmVilla) }
export const NinePhotos: Story = { parameters: at(ninePhotos) }
export const LongName: Story = { parameters: at(longestName, Object.values(oddListings)) }
export const LongWord: Story = { parameters: at(longestWord) }
export const SixtyPhotos: Story = { parameters: at(sixtyPhotos) }
export const AllPhotosFail: Story = { parameters: at(allPhotosFail) }
export const EmojiName: Story = { parameters: at(emojiName) }
export const RightToLeftName: Story = { parameters: at(rightToLeftName) }
export const FreeOfCharge: Story = { parameters: at(freeOfCharge) }
export const HugePrice: Story = { parameters: at(dearestListing) }
/** Totals are for the stay, whose dates came with the address. */
export const TotalForStay: Story = {
  parameters: {
    ...at(inStayMode),
    route: {
      path: `${paths.property(slugOf(inStayMode))}?from=2026-01-08&to=2026-01-12&guests=2`,
      pattern: routePatterns.property,
    },
  },
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: 'Book Now' }))
    await expect(card.getByText('Total for 4 nights')).toBeVisible()
    await expect(card.getByText('₦210,000')).toBeVisible()
    await expect(card.getAllByText('₦246,000')[0]).toBeVisible()
  },
}
/** Guests pay at a provider, and no sample says that they get money back. */
export const AtAProvider: Story = {
  beforeEach: withMeta([PAGE_META.payments, 'on']),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(bookingCardCopy.freeUntilPaid)).toBeVisible()
    const terms = await page.findByRole('region', { name: 'Damage and cancellation' })
    await expect(within(terms).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvasElement).not.toHaveTextContent(/full refund|paid back|security deposit/i)
    await expect(terms.closest('[role=group]')).toBeNull()
  },
}
export const Punctuation: Story = { tags: ['test-case'], parameters: at(apostropheAndAmp) }
export const SaysLittle: Story = { parameters: at(bareListing) }

/** The address holds the open photo while the lightbox opens, changes the photo and closes. */
export const PhotoOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open photo 3 of 5' }))
    await expectAddress(/\?photo=3$/)
    const lightbox = within(await screen.findByRole('dialog'))
    await userEvent.click(lightbox.getByRole('button', { name: 'Next photo' }))
    await expectAddress(/\?photo=4$/)
    await userEvent.click(lightbox.getByRole('button', { name: 'Close photos' }))
    await expectAddress(/^[^?]*$/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open photo 2 of 5' }))
    await screen.findByRole('dialog')
  },
}

/** Copies the page's address and confirms it with a toast. */
export const Shared: Story = {
  tags: ['req:PROP-19', 'req:PROP-20'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    await expect(canvas.getByText('Link copied to clipboard!')).toBeVisible()
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(window.location.href)
  },
}

/**
 * The browser refuses both ways to copy. A dialog shows the address, and no toast claims success.
 */
export const ShareRefused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy this address' }))
    await expect(dialog.getByRole('textbox')).toHaveValue(window.location.href)
    await expect(screen.queryByText('Link copied')).toBeNull()
  },
}

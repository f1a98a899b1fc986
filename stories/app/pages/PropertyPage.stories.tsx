import { useAtomValue } from 'jotai'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { apiPaths } from '@domain/api-paths'
import { paths, routePatterns } from '@domain/paths'
import type { Listing } from '@domain/schemas/listing-schema'
import { slugOf } from '@domain/slug'
import { currentListingAtom } from '@features/listings/listing-atoms'
import {
  apostropheAndAmp,
  bareListing,
  lagoonLoft,
  longName,
  makeListing,
  ninePhotos,
  noPhoto,
  onePhoto,
  palmVilla,
} from '@tests/fixtures/make-listing'
import { NotFoundPage } from '../../../app/pages/NotFoundPage'
import { PropertyPage } from '../../../app/pages/PropertyPage'
import { favouritesAnswer, listingsFrom, noNetwork, serverError } from '../answers'
import { ada, signedIn } from '../signed-in'
import { withToasts } from '../with-toasts'

/** The page of a home, at its own address. */
const at = (listing: Listing) => ({
  route: { path: paths.property(slugOf(listing)), pattern: routePatterns.property },
  api: { 'GET /listing': listingsFrom([listing]) },
})

/** No `Empty`: a home is there or is not found. */
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

/** Found by its address: photos, title, counts and text, then the card to book it. */
export const Ready: Story = {
  tags: ['req:PROP-01', 'req:PROP-04', 'req:PROP-05'],
  render: () => (
    <>
      <PropertyPage />
      <CurrentListing />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const parts = [
      await page.findByRole('region', { name: `Photos of ${lagoonLoft.name}` }),
      page.getByRole('heading', { level: 1, name: lagoonLoft.name }),
      page.getByRole('button', { name: 'Save' }),
      page.getByRole('button', { name: 'Share' }),
      page.getByText('2 bathrooms'),
      page.getByRole('heading', { name: 'About this property' }),
      page.getByRole('button', { name: 'View price breakdown' }),
    ]
    for (const [index, part] of parts.slice(1).entries()) {
      await expect(parts[index]?.compareDocumentPosition(part)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    }
    await expect(page.getByText(`Current: ${lagoonLoft.name}`)).toBeInTheDocument()
  },
}

/** Until there is a match the specification's words stand in the boxes of the page. */
export const Loading: Story = {
  tags: ['req:PROP-02'],
  parameters: { api: { 'GET /listing': 'pending' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Property not found')).toBeVisible()
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: { 'GET /listing': serverError } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Failed to fetch listing details',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { api: { 'GET /listing': noNetwork } },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('You are offline')
  },
}

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

/** From a wrong link to the 404 page; Back leads to where the link was. */
export const NotThere: Story = {
  tags: ['req:PROP-03', 'req:ROUTE-11'],
  parameters: { route: '/', api: { 'GET /listing': { listings: [], total: 0 } } },
  render: () => (
    <Routes>
      <Route path={paths.home} element={<Link to={paths.property('nope')}>A wrong link</Link>} />
      <Route path={routePatterns.property} element={<PropertyPage />} />
      <Route
        path={routePatterns.notFound}
        element={
          <>
            <NotFoundPage />
            <Back />
          </>
        }
      />
    </Routes>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'A wrong link' }))
    await expect(await page.findByText('Page not found')).toBeVisible()
    await expect(page.getByTestId('location')).toHaveTextContent('/404')
    await userEvent.click(page.getByRole('button', { name: 'Back' }))
    await expect(await page.findByRole('link', { name: 'A wrong link' })).toBeVisible()
  },
}

/** Two homes share an address; the id in it decides. */
export const SharedAddress: Story = {
  tags: ['req:PROP-01'],
  parameters: {
    route: {
      path: paths.property(slugOf(lagoonLoft), 'second'),
      pattern: routePatterns.property,
    },
    api: {
      'GET /listing': listingsFrom([lagoonLoft, makeListing({ _id: 'second', city: 'Yaba' })]),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Yaba, Lagos')).toBeVisible()
  },
}

export const NoPhoto: Story = { parameters: at(noPhoto) }
export const OnePhoto: Story = { parameters: at(onePhoto) }
export const ThreePhotos: Story = { parameters: at(palmVilla) }
export const NinePhotos: Story = { parameters: at(ninePhotos) }
export const LongName: Story = { parameters: at(longName) }
export const Punctuation: Story = { parameters: at(apostropheAndAmp) }
export const SaysLittle: Story = { parameters: at(bareListing) }

/** The open photo is in the address: it is opened, turned and closed there. */
export const PhotoOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const address = page.getByTestId('location')
    await userEvent.click(await page.findByRole('button', { name: 'Open photo 3 of 5' }))
    await expect(address).toHaveTextContent('?photo=3')
    const lightbox = within(await screen.findByRole('dialog'))
    await userEvent.click(lightbox.getByRole('button', { name: 'Next photo' }))
    await expect(address).toHaveTextContent('?photo=4')
    await userEvent.click(lightbox.getByRole('button', { name: 'Close photos' }))
    await waitFor(() => expect(address).not.toHaveTextContent('photo'))
    await userEvent.click(page.getByRole('button', { name: 'Open photo 2 of 5' }))
    await screen.findByRole('dialog')
  },
}

/** The address of the page goes to the clipboard, and a toast says so. */
export const Shared: Story = {
  tags: ['req:PROP-19', 'req:PROP-20'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Share' }))
    await expect(await page.findByText('Link copied')).toBeVisible()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(window.location.href)
  },
}

/** Refused both ways, the address is there to be copied by hand; no toast claims success. */
export const ShareRefused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy this address' }))
    await expect(dialog.getByRole('textbox')).toHaveValue(window.location.href)
    await expect(screen.queryByText('Link copied')).toBeNull()
  },
}

const save = fn((): unknown => ({})).mockName('POST /favourites')

/** The server's list follows each click. */
export const SavedAndRemoved: Story = {
  tags: ['req:PROP-21', 'req:FAV-09'],
  parameters: {
    atoms: signedIn,
    api: {
      [`GET ${apiPaths.favouritesOfUser(ada._id)}`]: () =>
        favouritesAnswer(save.mock.calls.length === 1 ? [lagoonLoft] : []),
      'POST /favourites': save,
      'DELETE /favourites': save,
    },
  },
  beforeEach: () => {
    save.mockClear()
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Save' }))
    await expect(page.getByRole('button', { name: 'Unsave' })).toBeVisible()
    await expect(await page.findByText('Property saved!')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Unsave' }))
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(await page.findByText('Property removed from saved!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { apiPaths } from '@domain/api/api-paths'
import { bookingDraft } from '@features/booking/use-book-now'
import { expectAddress } from '@stories/app/expect-address'
import { favouritesResponse, listingsFrom, filterResponses } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import { makeBooking } from '@tests/fixtures/make-booking'
import { lagoonLoft, longName, palmVilla } from '@tests/fixtures/make-listing'
import { photosCame, wholeProduct } from './whole-product'

/**
 * From a search to the payment, page by page, in the whole product with fixed responses. The
 * Interactions panel shows it step by step.
 */
const meta = {
  title: 'flows/Book a stay',
  ...wholeProduct,
  parameters: {
    layout: 'fullscreen',
    route: '/discover?search=loft',
    atoms: signedIn,
    api: {
      'GET /listing': listingsFrom([lagoonLoft, palmVilla, longName]),
      [`GET ${apiPaths.listing(lagoonLoft._id)}`]: { listing: lagoonLoft },
      [`GET ${apiPaths.favouritesOfUser(ada._id)}`]: favouritesResponse([]),
      'POST /booking': { booking: makeBooking() },
      ...filterResponses,
    },
  },
  beforeEach: () => {
    bookingDraft.clear()
    return () => bookingDraft.clear()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The guest has searched for a loft. */
export const Search: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('See what matches', async () => {
      const link = await canvas.findByRole('link', { name: lagoonLoft.name })
      await expect(link).toBeVisible()
      await photosCame(canvasElement)
    })
  },
}

/** A click on the card leads to the listing. */
export const Home: Story = {
  play: async (context) => {
    await Search.play?.(context)
    await context.step('Open the home', async () => {
      const page = within(context.canvasElement)
      await userEvent.click(await page.findByRole('link', { name: lagoonLoft.name }))
      await expectAddress(/^\/propertydetail\//)
      const heading = await page.findByRole('heading', { level: 1, name: lagoonLoft.name })
      await expect(heading).toBeVisible()
      await photosCame(context.canvasElement)
    })
  },
}

/** The guest types the dates of the stay. */
export const Dates: Story = {
  play: async (context) => {
    await Home.play?.(context)
    await context.step('Choose the dates', async () => {
      const page = within(context.canvasElement)
      const checkIn = await page.findByRole('textbox', { name: 'Check-in' })
      await userEvent.type(checkIn, '01/20/2026')
      await userEvent.type(page.getByRole('textbox', { name: 'Check-out' }), '01/23/2026')
      await userEvent.tab()
      await expect(await page.findByText(/^Your dates: 3 nights, /)).toBeVisible()
    })
  },
}

/** Book Now passes the listing, the dates and the guests to the form. */
export const Book: Story = {
  play: async (context) => {
    await Dates.play?.(context)
    await context.step('Begin the booking', async () => {
      const page = within(context.canvasElement)
      await userEvent.click(page.getByRole('button', { name: 'Book Now' }))
      await expectAddress(/^\/book-now$/)
      await expect(
        await page.findByRole('heading', { level: 1, name: 'Begin your booking' }),
      ).toBeVisible()
    })
  },
}

/** Once the missing details are entered the booking is sent, and the payment follows. */
export const Pay: Story = {
  play: async (context) => {
    await Book.play?.(context)
    await context.step('Confirm and pay', async () => {
      const page = within(context.canvasElement)
      await userEvent.type(await page.findByLabelText(/^Phone number/), '08012345678')
      await userEvent.click(page.getByRole('button', { name: 'Confirm Booking & Pay' }))
      await expectAddress(/^\/payments$/)
      await expect(await page.findByRole('radio', { name: 'Bank Transfer' })).toBeChecked()
    })
  },
}

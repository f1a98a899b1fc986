import { articleTitle } from '@domain/article-title'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { brandCopy } from '@domain/copy/brand-copy'
import { discoverCopy } from '@domain/copy/discover-copy'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { notFoundCopy } from '@domain/copy/not-found-copy'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { pageHeadCopy } from '@domain/copy/page-head-copy'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { profileCopy } from '@domain/copy/profile-copy'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { savedCopy } from '@domain/copy/saved-copy'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { supportCopy } from '@domain/copy/support-copy'
import { listingTitle } from '@domain/listing/listing-title'
import { photoAt, photosOf } from '@domain/listing/photos'
import { linkPartsOf } from '@domain/listing/slug'
import { formatNaira } from '@domain/money'
import { paths, routePatterns, type RouteName } from '@domain/paths'
import { placeText } from '@domain/place/place'
import type { Photo, PricedListing } from '@domain/schemas/listing-schema'
import { parseBrowseQuery } from '@domain/search/listing-query-url'
import type { PageHead, PageImage } from './page-head'
import { vacationRental, type ListingFacts } from './vacation-rental'

/** Number of characters that search engines show. */
const DESCRIPTION_LENGTH = 160
/** Width of share previews, in pixels. */
const PREVIEW_WIDTH = 1280
/** Not every messenger that shows previews reads WebP. */
const asJpeg = (fileUrl: string) => fileUrl.replace(/\.webp$/, '.jpg')

const { description } = pageHeadCopy

interface RouteHead {
  /** Title that the page's own script also sets. Without one, the page has the brand's name. */
  title?: string
  /** Whether search engines may list the page. */
  isListed?: true
}

const heads: Record<RouteName, RouteHead> = {
  home: { title: homeCopy.pageTitle, isListed: true },
  discover: { title: discoverCopy.pageTitle, isListed: true },
  property: {},
  support: { title: supportCopy.banner, isListed: true },
  supportInfo: { title: articleTitle(null), isListed: true },
  login: { title: loginCopy.submit },
  signUp: { title: signUpCopy.heading },
  verifyEmail: {},
  onboarding: { title: onboardingCopy.heading },
  forgotPassword: { title: forgotPasswordCopy.heading },
  resetPassword: { title: resetPasswordCopy.heading },
  myBookings: { title: bookingsCopy.heading },
  bookNow: { title: bookNowCopy.heading },
  booking: { title: bookingDetailsCopy.pageTitle },
  payments: { title: paymentsCopy.heading },
  profile: { title: profileCopy.heading },
  savedListings: { title: savedCopy.heading },
  notifications: { title: notificationsCopy.heading },
  notFound: { title: notFoundCopy.title },
}

/** Returns a title as the page's script sets it. */
const withBrand = (title: string) => `${title} · ${brandCopy.name}`

/** Title of pages without their own. */
const BRAND = `${brandCopy.name} · ${brandCopy.tagline}`

/** The article's title is the question that a guest followed. */
const titleOf = (route: RouteName, parameters: URLSearchParams) => {
  const title = route === 'supportInfo' ? articleTitle(parameters.get('topic')) : heads[route].title
  return title ? withBrand(title) : BRAND
}

/** Returns the query of a page of listings after the first, which is a page of its own. */
function pageQuery(route: RouteName, parameters: URLSearchParams) {
  if (route !== 'home' && route !== 'discover') return ''
  const { page } = parseBrowseQuery(parameters)
  return page === undefined ? '' : `?page=${page}`
}

/** Picture of shared links to pages without one of their own. `npm run icon` makes it. */
const shareImage = (publicUrl: string): PageImage => ({
  url: `${publicUrl}/share.jpg`,
  alt: brandCopy.tagline,
  width: 1200,
  height: 630,
})

/**
 * Returns the head of a page that is the same for every visitor.
 *
 * @param parameters Those of the page's address.
 */
export const routeHead = (
  route: RouteName,
  publicUrl: string,
  parameters = new URLSearchParams(),
): PageHead => ({
  title: titleOf(route, parameters),
  description,
  ...(heads[route].isListed && {
    canonical: publicUrl + routePatterns[route] + pageQuery(route, parameters),
    image: shareImage(publicUrl),
  }),
})

/** Head of the page that is kept for times without a network, whatever its address. */
export const shellHead: PageHead = { title: BRAND, description }

/** Returns the head of a listing that only another API knows, and that may not exist. */
export const unknownListingHead = (slug: string, publicUrl: string): PageHead => ({
  title: BRAND,
  description,
  canonical: `${publicUrl}${paths.property(slug)}`,
  image: shareImage(publicUrl),
})

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

/** Returns the canonical address of a listing, even when another address led to it. */
export const listingUrl = (listing: PricedListing, publicUrl: string) => {
  const { slug, id } = linkPartsOf(listing)
  return `${publicUrl}${paths.property(slug, id)}`
}

/** Size of the preview, which is never larger than the photo. */
function previewSize({ width, height }: Photo) {
  if (!width || !height) return {}
  const shown = Math.min(width, PREVIEW_WIDTH)
  return { width: shown, height: Math.round((height * shown) / width) }
}

export function listingHead(
  listing: PricedListing,
  facts: ListingFacts,
  publicUrl: string,
): PageHead {
  const canonical = listingUrl(listing, publicUrl)
  const price = formatNaira(listing.basePrice)
  const about = shortened(pageHeadCopy.listing(price, listing.description ?? placeText(listing)))
  const photos = photosOf(listing)
  const [cover] = photos
  const addressOf = ({ fileUrl }: Photo) =>
    new URL(asJpeg(photoAt(fileUrl, PREVIEW_WIDTH)), `${publicUrl}/`).href
  const image = cover
    ? { url: addressOf(cover), alt: cover.alt ?? listing.name, ...previewSize(cover) }
    : shareImage(publicUrl)
  return {
    title: withBrand(listingTitle(listing)),
    description: about,
    canonical,
    image,
    jsonLd: vacationRental(listing, facts, { canonical, images: photos.map(addressOf) }),
  }
}

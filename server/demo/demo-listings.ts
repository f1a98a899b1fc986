import { beachHouseListings } from '@server/demo/listings/beach-house-listings'
import { clayAndLinenListings } from '@server/demo/listings/clay-and-linen-listings'
import { gardenBungalowListings } from '@server/demo/listings/garden-bungalow-listings'
import { ivoryDuplexListings } from '@server/demo/listings/ivory-duplex-listings'
import { lagoonLoftListings } from '@server/demo/listings/lagoon-loft-listings'
import { monoHeightsListings } from '@server/demo/listings/mono-heights-listings'
import { nordicNestListings } from '@server/demo/listings/nordic-nest-listings'
import { palmVillaListings } from '@server/demo/listings/palm-villa-listings'
import { skylinePenthouseListings } from '@server/demo/listings/skyline-penthouse-listings'
import { sunnyStudioListings } from '@server/demo/listings/sunny-studio-listings'
import { terracottaHouseListings } from '@server/demo/listings/terracotta-house-listings'
import { walnutResidenceListings } from '@server/demo/listings/walnut-residence-listings'
import { DEMO_STYLES, type DemoListing, type DemoStyle } from './demo-listing'

const listingsOf: Record<DemoStyle, readonly DemoListing[]> = {
  'beach-house': beachHouseListings,
  'clay-and-linen': clayAndLinenListings,
  'garden-bungalow': gardenBungalowListings,
  'ivory-duplex': ivoryDuplexListings,
  'lagoon-loft': lagoonLoftListings,
  'mono-heights': monoHeightsListings,
  'nordic-nest': nordicNestListings,
  'palm-villa': palmVillaListings,
  'skyline-penthouse': skylinePenthouseListings,
  'sunny-studio': sunnyStudioListings,
  'terracotta-house': terracottaHouseListings,
  'walnut-residence': walnutResidenceListings,
}

/** Coprime with twelve, so that every step size visits each style once. */
const STEPS = [1, 5, 7, 11] as const

/** Returns the order of the styles on one page, which differs between pages. */
const stylesOfPage = (page: number) => {
  const step = STEPS[page % STEPS.length] ?? 1
  return DEMO_STYLES.map((_, place) => {
    const style = DEMO_STYLES[(place * step + page * 3) % DEMO_STYLES.length]
    if (!style) throw new Error('A position on a page has no style.')
    return style
  })
}

const pages = Math.max(...Object.values(listingsOf).map((listings) => listings.length))

/**
 * All demo listings, newest first. Each group of twelve shows every style once, so that neighbours
 * look different. No two listings share a cover photo.
 */
export const demoListings: readonly (DemoListing & { style: DemoStyle })[] = Array.from(
  { length: pages },
  (_, page) =>
    stylesOfPage(page).flatMap((style) => {
      const listing = listingsOf[style][page]
      return listing ? [{ ...listing, style }] : []
    }),
).flat()

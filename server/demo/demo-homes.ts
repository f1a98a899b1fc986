import { beachHouseHomes } from '@server/demo/homes/beach-house-homes'
import { clayAndLinenHomes } from '@server/demo/homes/clay-and-linen-homes'
import { gardenBungalowHomes } from '@server/demo/homes/garden-bungalow-homes'
import { ivoryDuplexHomes } from '@server/demo/homes/ivory-duplex-homes'
import { lagoonLoftHomes } from '@server/demo/homes/lagoon-loft-homes'
import { monoHeightsHomes } from '@server/demo/homes/mono-heights-homes'
import { nordicNestHomes } from '@server/demo/homes/nordic-nest-homes'
import { palmVillaHomes } from '@server/demo/homes/palm-villa-homes'
import { skylinePenthouseHomes } from '@server/demo/homes/skyline-penthouse-homes'
import { sunnyStudioHomes } from '@server/demo/homes/sunny-studio-homes'
import { terracottaHouseHomes } from '@server/demo/homes/terracotta-house-homes'
import { walnutResidenceHomes } from '@server/demo/homes/walnut-residence-homes'
import { DEMO_STYLES, type DemoHome, type DemoStyle } from './demo-home'

const homesOf: Record<DemoStyle, readonly DemoHome[]> = {
  'beach-house': beachHouseHomes,
  'clay-and-linen': clayAndLinenHomes,
  'garden-bungalow': gardenBungalowHomes,
  'ivory-duplex': ivoryDuplexHomes,
  'lagoon-loft': lagoonLoftHomes,
  'mono-heights': monoHeightsHomes,
  'nordic-nest': nordicNestHomes,
  'palm-villa': palmVillaHomes,
  'skyline-penthouse': skylinePenthouseHomes,
  'sunny-studio': sunnyStudioHomes,
  'terracotta-house': terracottaHouseHomes,
  'walnut-residence': walnutResidenceHomes,
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

const pages = Math.max(...Object.values(homesOf).map((homes) => homes.length))

/**
 * All demo listings, newest first. Each group of twelve shows every style once, so no two cover
 * photos on a page are equal.
 */
export const demoHomes: readonly (DemoHome & { style: DemoStyle })[] = Array.from(
  { length: pages },
  (_, page) =>
    stylesOfPage(page).flatMap((style) => {
      const home = homesOf[style][page]
      return home ? [{ ...home, style }] : []
    }),
).flat()

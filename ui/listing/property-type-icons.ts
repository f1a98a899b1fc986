import {
  ICON_BUILDING,
  ICON_BUILDING_COMPLEX,
  ICON_HOUSE,
  ICON_HOUSES,
  ICON_SOFA,
  ICON_TREE_PALM,
  ICON_WAREHOUSE,
  ICON_WAVES_LADDER,
} from '@ui/text/icons'

/** Icons of the types in the demo data and the specification, keyed by the lower-cased name. */
const ICONS: Readonly<Record<string, string>> = {
  apartment: ICON_BUILDING,
  house: ICON_HOUSE,
  villa: ICON_WAVES_LADDER,
  studio: ICON_SOFA,
  duplex: ICON_HOUSES,
  penthouse: ICON_BUILDING_COMPLEX,
  bungalow: ICON_WAREHOUSE,
  'beach house': ICON_TREE_PALM,
}

/** Returns the icon of a property type. Any other name gets the default. */
export const propertyTypeIcon = (name: string): string =>
  ICONS[name.trim().toLowerCase()] ?? ICON_HOUSE

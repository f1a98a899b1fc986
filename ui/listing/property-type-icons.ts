import {
  mdiBeach,
  mdiHomeCityOutline,
  mdiHomeOutline,
  mdiHomeRoof,
  mdiHomeVariantOutline,
  mdiOfficeBuildingOutline,
  mdiPool,
  mdiSofaOutline,
  mdiStairs,
} from '@mdi/js'

/** Icons of the types in the demo data and the specification, keyed by the lower-cased name. */
const ICONS: Readonly<Record<string, string>> = {
  apartment: mdiOfficeBuildingOutline,
  house: mdiHomeOutline,
  villa: mdiPool,
  studio: mdiSofaOutline,
  duplex: mdiStairs,
  penthouse: mdiHomeCityOutline,
  bungalow: mdiHomeRoof,
  'beach house': mdiBeach,
}

/** Returns the icon of a property type. Any other name gets the default. */
export const propertyTypeIcon = (name: string): string =>
  ICONS[name.trim().toLowerCase()] ?? mdiHomeVariantOutline

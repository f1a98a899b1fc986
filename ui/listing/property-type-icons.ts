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

/** An icon for each type that our demo data and the specification know, by its name in lower case. */
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

/** The icon of a property type; any other name gets the default (section 3). */
export const propertyTypeIcon = (name: string): string =>
  ICONS[name.trim().toLowerCase()] ?? mdiHomeVariantOutline

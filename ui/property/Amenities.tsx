import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { propertyCopy } from '@domain/copy/property-copy'
import { firstAmenities } from '@domain/listing/first-names'
import { Icon } from '@ui/text/Icon'
import {
  ICON_AIR_VENT,
  ICON_CHECK,
  ICON_COOKING_POT,
  ICON_SQUARE_PARKING,
  ICON_WASHING_MACHINE,
  ICON_WIFI,
} from '@ui/text/icons'
import { IconRows } from './icon-rows'
import { PropertySection } from './PropertySection'

export interface AmenitiesProps {
  /** Ids of the listing's amenities. Without any the section is left out. */
  ids: readonly string[]
  /** All amenities, in their order. While they load, each of the listing's has a skeleton. */
  amenities?: readonly { _id: string; name: string }[] | undefined
}

/** Icons of the amenities that exist from the start. Any other has a check mark. */
const icons: Readonly<Record<string, string>> = {
  [firstAmenities.parking]: ICON_SQUARE_PARKING,
  [firstAmenities.washer]: ICON_WASHING_MACHINE,
  [firstAmenities.air]: ICON_AIR_VENT,
  [firstAmenities.kitchen]: ICON_COOKING_POT,
  [firstAmenities.wifi]: ICON_WIFI,
}

/**
 * 'Amenities' section of a property page: what the listing itself says that it has.
 *
 * @avoid To choose amenities: FilterPanel.
 * @a11y A section with a heading and a list; the icons are decorative.
 */
export function Amenities({ ids, amenities }: AmenitiesProps) {
  const own = amenities?.filter(({ _id }) => ids.includes(_id))
  if ((own ?? ids).length === 0) return null
  return (
    <PropertySection title={propertyCopy.amenities}>
      <List role="list" aria-busy={own === undefined}>
        {own?.map(({ _id, name }) => (
          <li key={_id}>
            <Icon path={icons[name] ?? ICON_CHECK} />
            <span dir="auto">{name}</span>
          </li>
        )) ??
          ids.map((id) => (
            <li key={id}>
              <Skeleton width="60%" animation={false} />
            </li>
          ))}
      </List>
    </PropertySection>
  )
}

const List = styled(IconRows)({
  // Two columns at most, and one where large text needs the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 34%)), 1fr))',
  '&[aria-busy="true"] li': { display: 'block' },
})

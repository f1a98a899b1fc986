import { styled } from '@mui/material/styles'
import { propertyCopy } from '@domain/copy/property-copy'
import type { NearbyPlace } from '@domain/schemas/sample-shapes'
import { Icon } from '@ui/text/Icon'
import { ICON_BUS, ICON_MAP_PIN } from '@ui/text/icons'

export interface NearbyPlacesProps {
  /** Places in their order, with distances as shown. */
  places: readonly NearbyPlace[]
}

/**
 * List of nearby places with their distances. Stops and stations have a bus icon.
 *
 * @avoid Outside ExploreArea.
 * @a11y A named list; the icons are decorative.
 */
export function NearbyPlaces({ places }: NearbyPlacesProps) {
  return (
    <List aria-label={propertyCopy.nearby} role="list">
      {places.map(({ name, distance, isTransport }) => (
        <li key={name} data-transport={isTransport}>
          <Icon path={isTransport ? ICON_BUS : ICON_MAP_PIN} />
          <span>{name}</span>
          <Distance>{distance}</Distance>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  // Two columns at most, and one where large text needs the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 34%)), 1fr))',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: theme.spacing(0, 1.5),
  },
  // The distance moves below the name where large text leaves too little room for both.
  '& svg + span': { flex: '1 1 6rem' },
  '& svg': { color: theme.vars.palette.text.secondary },
  '& [data-transport="true"] svg': { color: theme.vars.palette.primary.main },
}))

const Distance = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: 'auto',
  paddingBlockStart: theme.spacing(0.25),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

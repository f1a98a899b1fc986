import { styled } from '@mui/material/styles'
import { propertyCopy } from '@domain/copy/property-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import type { NearbyPlace } from '@domain/schemas/sample-shapes'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { Icon } from '@ui/text/Icon'
import { ICON_BUS, ICON_MAP_PIN } from '@ui/text/icons'
import { IconRows } from './icon-rows'
import { PropertySection } from './PropertySection'

export interface ExploreAreaProps {
  /** Map as a drawing, not a live map. */
  map: Photo
  /** Address as written, on one line. */
  address: string
  /** Places nearby in their order, with distances as shown. Without any the list is left out. */
  places: readonly NearbyPlace[]
}

/**
 * Section about the area of a listing: map, address and nearby places.
 *
 * @avoid As a live map: it is a drawing.
 * @a11y A section with a heading. The map has an alternative text, and the address is written out.
 */
export function ExploreArea({ map, address, places }: ExploreAreaProps) {
  return (
    <PropertySection title={propertyCopy.exploreTheArea}>
      <MapBox>
        <PhotoFrame
          photo={map}
          alt={map.alt ?? propertyCopy.map}
          ratio="fill"
          srcSet={`${map.fileUrl.replace('.webp', '-720.webp')} 720w, ${map.fileUrl} 960w`}
          sizes="(min-width: 75em) 48em, calc(100vw - 2em)"
        />
      </MapBox>
      <Address>
        <Icon path={ICON_MAP_PIN} />
        {address}
      </Address>
      {places.length > 0 && (
        <List aria-label={propertyCopy.nearby} role="list">
          {places.map(({ name, distance, isTransport }) => (
            <li key={name} data-transport={isTransport}>
              <Icon path={isTransport ? ICON_BUS : ICON_MAP_PIN} />
              <span>{name}</span>
              <Distance>{distance}</Distance>
            </li>
          ))}
        </List>
      )}
    </PropertySection>
  )
}

const MapBox = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: theme.radius.photo,
  [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
  // A night map in the dark scheme: light and dark change places, and water stays blue. With [src]
  // the rule wins over the dimming of photos.
  ...theme.applyStyles('dark', { '& img[src]': { filter: NIGHT } }),
}))

const NIGHT = 'invert(0.88) hue-rotate(180deg) saturate(0.8) brightness(0.95) sepia(0.12)'

const Address = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(2, 2.5),
  '& svg': { height: '1lh', color: theme.vars.palette.primary.main },
}))

const List = styled(IconRows)(({ theme }) => ({
  // Two columns at most, and one where large text needs the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 34%)), 1fr))',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 1.5) },
  // The distance moves below the name where large text leaves too little room for both.
  '& svg + span': { flex: '1 1 6rem' },
  '& [data-transport="true"] svg': { color: theme.vars.palette.primary.main },
}))

const Distance = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: 'auto',
  paddingBlockStart: theme.spacing(0.25),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

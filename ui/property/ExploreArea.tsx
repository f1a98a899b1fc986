import { styled } from '@mui/material/styles'
import { propertyCopy } from '@domain/copy/property-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import type { NearbyPlace } from '@domain/schemas/sample-shapes'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { Icon } from '@ui/text/Icon'
import { ICON_MAP_PIN } from '@ui/text/icons'
import { NearbyPlaces } from './NearbyPlaces'
import { PropertySection } from './PropertySection'

export interface ExploreAreaProps {
  /** Map as a drawing, not a live map. */
  map: Photo
  /** Address as written, on one line. */
  address: string
  /** Places nearby. Without any the list is left out. */
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
      {places.length > 0 && <NearbyPlaces places={places} />}
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

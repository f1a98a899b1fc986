import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { propertyCopy } from '@domain/copy/property-copy'
import type { SampleBedroom } from '@domain/schemas/sample-shapes'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_RULER } from '@ui/text/icons'
import { PropertySection } from './PropertySection'

export interface ShownBedroom extends SampleBedroom {
  /** Address of the photo in a few pixels. */
  preview?: string | undefined
}

export interface WhereYouSleepProps {
  /** Bedrooms in their order, fixed samples. */
  bedrooms: readonly ShownBedroom[]
  /** Area of the home, such as '100 sq ft', a fixed sample. Left out by default. */
  area?: string | undefined
}

/**
 * 'Where you sleep' section with the bedrooms, three in a row where they fit.
 *
 * @avoid Without bedrooms: leave the section out.
 * @a11y A section with a heading and a list.
 */
export function WhereYouSleep({ bedrooms, area }: WhereYouSleepProps) {
  return (
    <PropertySection title={propertyCopy.whereYouSleep}>
      <Rooms role="list">
        {bedrooms.map(({ image, preview, name, amenities }) => (
          <li key={name}>
            <PhotoFrame
              photo={{ fileUrl: image }}
              alt=""
              srcSet={`${image.replace('.webp', '-288.webp')} 288w, ${image} 600w`}
              sizes={PHOTO_SIZES}
              preview={preview}
              sx={{ borderRadius: ({ radius }) => radius.photo }}
            />
            <div>
              <Typography variant="h3">{name}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {amenities.join(', ')}
              </Typography>
            </div>
          </li>
        ))}
      </Rooms>
      {area && (
        <Area>
          <Icon path={ICON_RULER} />
          {area}
        </Area>
      )}
    </PropertySection>
  )
}

const Rooms = styled(BareList)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // On phones the photo is beside the text.
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(15)} minmax(0, 1fr)`,
    alignContent: 'start',
    alignItems: 'center',
    gap: theme.spacing(2),
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: theme.spacing(1.5),
    },
  },
}))

const Area = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  marginBlockStart: theme.spacing(3),
  '& svg': { color: theme.vars.palette.text.secondary },
}))

/** A column of three, or the start of a row on phones. */
const PHOTO_SIZES = '(min-width: 100em) 24em, (min-width: 40em) 16em, 7.5em'

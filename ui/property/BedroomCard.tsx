import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SampleBedroom } from '@domain/schemas/sample-shapes'
import { PhotoFrame } from '@ui/listing/PhotoFrame'

export interface ShownBedroom extends SampleBedroom {
  /** Address of the photo in a few pixels. */
  preview?: string | undefined
}

export interface BedroomCardProps {
  /** Bedroom to show, a fixed sample. */
  bedroom: ShownBedroom
}

/** A column of three, or the start of a row on phones. */
const PHOTO_SIZES = '(min-width: 100em) 24em, (min-width: 40em) 16em, 7.5em'

/**
 * Card of one bedroom with its amenities. On phones the photo is beside the text.
 *
 * @avoid Outside WhereYouSleep.
 * @a11y The name is an `h3`; the photo is decorative.
 */
export function BedroomCard({ bedroom: { image, preview, name, amenities } }: BedroomCardProps) {
  return (
    <Root>
      <Picture>
        <PhotoFrame
          photo={{ fileUrl: image }}
          alt=""
          srcSet={`${image.replace('.webp', '-288.webp')} 288w, ${image} 600w`}
          sizes={PHOTO_SIZES}
          preview={preview}
        />
      </Picture>
      <div>
        <Typography variant="h3">{name}</Typography>
        <Amenities>{amenities.join(', ')}</Amenities>
      </div>
    </Root>
  )
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.spacing(15)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: theme.spacing(2),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.spacing(1.5),
  },
}))

const Picture = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radius.photo,
}))

const Amenities = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockStart: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
}))

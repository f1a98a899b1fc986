import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { photosOf } from '@domain/listing/photos'
import { isUsableAmount } from '@domain/money'
import type { Listing } from '@domain/schemas/listing-schema'
import { gallerySizes, wideBox } from '@ui/gallery/gallery-sizes'
import { PageFrame } from '@ui/layout/PageFrame'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { CardPrice } from './CardPrice'
import { PhotoFrame } from './PhotoFrame'

export interface SeenListingProps {
  /** Listing whose card the guest has just clicked. */
  listing: Listing
}

/**
 * Photo, name and price of a listing while its page loads.
 *
 * @avoid Without a card that was clicked: PropertySkeleton.
 * @a11y The `h1` is there at once, and a status says that the rest is loading.
 */
export function SeenListing({ listing }: SeenListingProps) {
  const photos = photosOf(listing)
  const [photo, second] = photos
  return (
    <PageFrame>
      <Photos data-several={second !== undefined}>
        <PhotoFrame
          photo={photo}
          alt={listing.name}
          ratio="fill"
          sizes={gallerySizes(photos)}
          isPriority
        />
      </Photos>
      {/* The page's own heading takes the focus. */}
      <Typography
        variant="h1"
        aria-busy
        dir="auto"
        sx={{
          textAlign: 'left',
          '[dir="rtl"] &': { textAlign: 'right' },
          overflowWrap: 'anywhere',
        }}
      >
        {listing.name}
      </Typography>
      {isUsableAmount(listing.basePrice) && <CardPrice basePrice={listing.basePrice} />}
      <VisuallyHidden role="status">{feedbackCopy.loading}</VisuallyHidden>
    </PageFrame>
  )
}

/** Same place as the gallery's, where the first of several photos takes half of a wide window. */
const Photos = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  marginBlockEnd: theme.spacing(3),
  borderRadius: theme.radius.photo,
  [theme.breakpoints.up('md')]: {
    ...wideBox,
    marginBlockEnd: theme.spacing(4),
    backgroundColor: theme.vars.palette.sunken,
    '&[data-several="true"] > *': { width: '50%' },
  },
}))

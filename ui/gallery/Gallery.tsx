import { mdiViewGridOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { styled, type Theme } from '@mui/material/styles'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '../listing/PhotoFrame'
import { GalleryGrid } from './GalleryGrid'
import { PhotoCarousel } from './PhotoCarousel'
import { photoPlan } from './photo-layout'
import { Icon } from '../text/Icon'

export interface GalleryProps {
  photos: readonly Photo[]
  /** The home's name, for the region and for photos without a description. */
  name: string
  /** A photo was pressed; the page opens the lightbox there. */
  onOpen: (index: number) => void
}

/** Both views ask for the same file of the first photo, so it is loaded once. */
const FIRST_SIZES = '(min-width: 80em) 40em, (min-width: 48em) 50vw, 100vw'

/**
 * The photos at the top of a home: a carousel on a phone, a grid from 768 px on. CSS alone decides
 * which, so nothing jumps when the width becomes known.
 */
export function Gallery({ photos, name, onOpen }: GalleryProps) {
  if (photos.length === 0) return <PhotoFrame ratio="fill" sx={emptyBox} />
  return (
    <section aria-label={galleryCopy.label(name)}>
      <Phone>
        <PhotoCarousel
          photos={photos}
          name={name}
          ratio="4 / 3"
          onOpen={onOpen}
          sizes={FIRST_SIZES}
          isPriority
        />
      </Phone>
      <Desktop>
        <GalleryGrid photos={photos} name={name} onOpen={onOpen} sizes={FIRST_SIZES} />
        {photoPlan(photos.length).hasMore && (
          <ViewAll
            variant="outlined"
            onClick={() => onOpen(0)}
            startIcon={<Icon path={mdiViewGridOutline} />}
          >
            {galleryCopy.viewAll(photos.length)}
          </ViewAll>
        )}
      </Desktop>
    </section>
  )
}

const emptyBox = {
  height: 'auto',
  aspectRatio: { xs: '4 / 3', md: '5 / 2' },
  borderRadius: (theme: Theme) => theme.radius.photo,
}

const Phone = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }))

const Desktop = styled('div')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const ViewAll = styled(Button)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(2),
  insetInlineEnd: theme.spacing(2),
  '&, &:hover': { backgroundColor: theme.vars.palette.surface },
}))

import Button from '@mui/material/Button'
import { styled, type Theme } from '@mui/material/styles'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { Icon } from '@ui/text/Icon'
import { ICON_LAYOUT_GRID } from '@ui/text/icons'
import { FIRST_SIZES, wideBox } from './gallery-sizes'
import { GalleryGrid } from './GalleryGrid'
import { photoPlan } from './photo-layout'
import { PhotoCarousel } from './PhotoCarousel'

export interface GalleryProps {
  /** Photos in their order. */
  photos: readonly Photo[]
  /**
   * Listing's name. It labels the region and is the alternative text of photos without a
   * description.
   */
  name: string
  /** Callback fired with the photo's index on a click. The page then opens the lightbox. */
  onOpen: (index: number) => void
}

/**
 * Photos at the top of a property page: a carousel on phones and a grid from 768 pixels up. CSS
 * alone switches between them, so that nothing shifts after the first render.
 *
 * @avoid In a card: CardPhotos.
 * @a11y A section named after the listing. Each photo is a button that says its number; 'View all'
 * opens the viewer.
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
            startIcon={<Icon path={ICON_LAYOUT_GRID} />}
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
  aspectRatio: { xs: '4 / 3', md: wideBox.aspectRatio },
  maxHeight: { md: wideBox.maxHeight },
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

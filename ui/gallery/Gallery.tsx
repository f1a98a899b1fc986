import Button from '@mui/material/Button'
import { styled, type Theme } from '@mui/material/styles'
import { GALLERY_PHOTOS_MAX } from '@domain/constants'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { Icon } from '@ui/text/Icon'
import { ICON_LAYOUT_GRID } from '@ui/text/icons'
import { gallerySizes, SPANS, wideBox } from './gallery-sizes'
import { PhotoOpener } from './photo-marks'
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
          sizes={gallerySizes(photos)}
          isPriority
        />
      </Phone>
      <Desktop>
        <GalleryGrid photos={photos} name={name} onOpen={onOpen} />
        {photos.length > GALLERY_PHOTOS_MAX && (
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

/**
 * Photo grid for wide windows: one large photo and up to four beside it, in four columns and two
 * rows.
 */
function GalleryGrid({ photos, name, onOpen }: GalleryProps) {
  const shown = photos.slice(0, GALLERY_PHOTOS_MAX)
  return (
    <Grid data-photos={shown.length}>
      {shown.map((photo, index) => (
        <Cell key={`${photo.fileUrl}-${index}`}>
          <PhotoFrame
            photo={photo}
            alt={photo.alt ?? name}
            ratio="fill"
            isPriority={index === 0}
            sizes={gallerySizes(photos, index)}
          />
          <Opener
            type="button"
            aria-label={galleryCopy.open(index + 1, photos.length)}
            onClick={() => onOpen(index)}
          />
        </Cell>
      ))}
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1),
  ...wideBox,
  // Rounds only the outer corners.
  overflow: 'hidden',
  borderRadius: theme.radius.photo,
  ...Object.fromEntries(
    Object.entries(SPANS).flatMap(([number, spans]) =>
      spans.map(([columns, rows], index) => [
        `&[data-photos="${number}"] > :nth-of-type(${index + 1})`,
        { gridColumn: `span ${columns}`, gridRow: `span ${rows}` },
      ]),
    ),
  ),
}))

const Cell = styled('div')({ position: 'relative', minWidth: 0, minHeight: 0 })

const Opener = styled(PhotoOpener)(({ theme }) => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: theme.vars.palette.scrimSoft,
    opacity: 0,
    transition: theme.transitions.create('opacity', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '@media (hover: hover)': { '&:hover::after': { opacity: 0.25 } },
}))

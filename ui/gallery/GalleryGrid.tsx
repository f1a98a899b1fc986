import { styled } from '@mui/material/styles'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { wideBox } from './gallery-sizes'
import { photoPlan, type PhotoLayout } from './photo-layout'

export interface GalleryGridProps {
  /** Photos of the listing, at least one. */
  photos: readonly Photo[]
  /** Listing's name, the alternative text of photos without a description. */
  name: string
  /** Callback fired with the photo's index on a click. */
  onOpen: (index: number) => void
  /**
   * Width of the large photo as an `img` `sizes` value. The phone's carousel shares it, so that the
   * file is loaded once.
   */
  sizes: string
}

/**
 * Photo grid for wide windows: one large photo and up to four beside it, in four columns and two
 * rows.
 *
 * @avoid Below 768 pixels: PhotoCarousel; Gallery chooses.
 * @a11y Buttons named 'Open photo 1 of 9' over decorative photos.
 */
export function GalleryGrid({ photos, name, onOpen, sizes }: GalleryGridProps) {
  const { layout, shown } = photoPlan(photos.length)
  return (
    <Grid data-layout={layout}>
      {photos.slice(0, shown).map((photo, index) => (
        <Cell key={`${photo.fileUrl}-${index}`}>
          <PhotoFrame
            photo={photo}
            alt={photo.alt ?? name}
            ratio="fill"
            isPriority={index === 0}
            sizes={index === 0 ? sizes : SMALL_SIZES}
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

const SMALL_SIZES = '(min-width: 110em) 26.25em, 25vw'

/**
 * Column and row span of each photo, starting with the first. Photos without an entry span one of
 * each.
 */
const SPANS = {
  none: [],
  one: [[4, 2]],
  pair: [
    [2, 2],
    [2, 2],
  ],
  onePlusTwo: [[3, 2]],
  onePlusThree: [
    [2, 2],
    [2, 1],
  ],
  onePlusFour: [[2, 2]],
} as const satisfies Record<PhotoLayout, readonly (readonly [columns: number, rows: number])[]>

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
    Object.entries(SPANS).flatMap(([layout, spans]) =>
      spans.map(([columns, rows], index) => [
        `&[data-layout="${layout}"] > :nth-of-type(${index + 1})`,
        { gridColumn: `span ${columns}`, gridRow: `span ${rows}` },
      ]),
    ),
  ),
}))

const Cell = styled('div')({ position: 'relative', minWidth: 0, minHeight: 0 })

const Opener = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
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
  // The grid would cut off a ring outside the photo.
  '&:focus-visible': {
    outlineOffset: theme.spacing(-0.5),
    boxShadow: `inset 0 0 0 ${theme.spacing(0.5)} ${theme.vars.palette.surface}`,
  },
}))

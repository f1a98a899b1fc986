import { styled } from '@mui/material/styles'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '../listing/PhotoFrame'
import { photoPlan, type PhotoLayout } from './photo-layout'

export interface GalleryGridProps {
  /** At least one. */
  photos: readonly Photo[]
  name: string
  onOpen: (index: number) => void
  /** How wide the large photo is; shared with the phone's carousel, so that it is loaded once. */
  sizes: string
}

/** The desktop's gallery: one large photo and up to four beside it, four columns by two rows. */
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

const SMALL_SIZES = '(min-width: 80em) 20em, 25vw'

/** Columns and rows that each photo takes, from the first on; what is missing takes one of each. */
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
  aspectRatio: '5 / 2',
  // Only the outer corners are round.
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
  // The grid would cut a ring that lies outside.
  '&:focus-visible': {
    outlineOffset: theme.spacing(-0.5),
    boxShadow: `inset 0 0 0 ${theme.spacing(0.5)} ${theme.vars.palette.surface}`,
  },
}))

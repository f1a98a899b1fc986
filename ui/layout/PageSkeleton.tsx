import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { PAGE_SIZE } from '@domain/constants'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { wideBox } from '@ui/gallery/gallery-sizes'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'
import { Bone } from '@ui/text/Bone'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { PageFrame } from './PageFrame'
import { photoColumn } from './photo-column'

/**
 * Shape of a page: a heading with two columns of cards or with rows, a photo beside a form, a panel
 * beside a grid of listings, a grid alone, or a listing's photos above two columns.
 */
export type PageShape = keyof typeof PARTS

export interface PageSkeletonProps {
  /** Shape of the page that follows. */
  shape: PageShape
  /** Text that screen readers hear. It has a default. */
  label?: string | undefined
}

/** Boxes of each shape, in order. */
const PARTS = {
  cards: ['heading', 'card', 'aside'],
  rows: ['heading', 'card', 'aside'],
  form: ['photo', 'heading', 'card'],
  panel: ['panel', 'heading', 'grid'],
  grid: ['heading', 'grid'],
  listing: ['photo', 'heading', 'card', 'aside'],
} as const

/** Wait in milliseconds after which the skeleton shows. Faster pages never show it. */
const SHOW_DELAY = 150

/**
 * Skeleton of a page whose code or data is loading, in the boxes of what follows.
 *
 * @avoid For a part of a page: draw the part's own skeleton.
 * @a11y A status says that the page is loading. The boxes are hidden.
 */
export function PageSkeleton({ shape, label = feedbackCopy.loading }: PageSkeletonProps) {
  return (
    <PageFrame>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Shape data-shape={shape} aria-hidden>
        {PARTS[shape].map((part) =>
          part === 'grid' ? (
            <ListingGridSkeleton
              key={part}
              cards={shape === 'grid' ? 5 : PAGE_SIZE.discoverWithPanel}
              columns={shape === 'grid' ? 5 : 3}
            />
          ) : (
            <Bone key={part} data-part={part} />
          ),
        )}
      </Shape>
    </PageFrame>
  )
}

const appear = keyframes({ from: { opacity: 0 } })

const Shape = styled('div')(({ theme }) => {
  const photo = { width: '100%', height: 'auto', aspectRatio: '4 / 3' }
  const wide = { gridColumn: '1 / -1' }
  return {
    display: 'grid',
    alignItems: 'start',
    gap: theme.spacing(3),
    animation: `${appear} ${theme.transitions.duration.shortest}ms ${SHOW_DELAY}ms backwards`,
    '& > span': {
      height: '24rem',
      borderRadius: theme.radius.photo,
    },
    '&[data-shape="rows"] > span': { height: '12rem' },
    // The heading, which on a listing's page follows the photos.
    '&& > [data-part="heading"]': { maxWidth: '14rem', height: '2.6rem' },
    '& > [data-part="photo"]': photo,
    // Leaves room for the row of property types above and the count under the heading.
    '&[data-shape="panel"]': {
      marginBlockStart: theme.spacing(8),
      '&& > [data-part="heading"]': { height: '4.2rem' },
    },
    [theme.breakpoints.down('lg')]: { '& > [data-part="panel"]': { display: 'none' } },
    [theme.breakpoints.up('sm')]: {
      '&[data-shape="form"]': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto 1fr',
        justifyItems: 'center',
        '& > [data-part="photo"]': {
          gridRow: 'span 2',
          aspectRatio: 'auto',
          ...photoColumn(theme),
        },
        '&& > :not([data-part="photo"])': { maxWidth: '25rem' },
      },
    },
    [theme.breakpoints.up('md')]: {
      '&[data-shape="listing"] > [data-part="photo"]': wideBox,
    },
    [theme.breakpoints.up('lg')]: {
      '&:is([data-shape="cards"], [data-shape="listing"])': {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
        '& > :is([data-part="heading"], [data-part="photo"])': wide,
      },
      '&[data-shape="panel"]': {
        gridTemplateColumns: 'clamp(16rem, 25%, 20rem) minmax(0, 1fr)',
        columnGap: theme.spacing(4),
        '& > [data-part="panel"]': { gridRow: 'span 2' },
      },
    },
  }
})

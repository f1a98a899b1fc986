import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { PAGE_SIZE } from '@domain/constants'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { LoadingStatus } from '@ui/feedback/LoadingStatus'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'
import { Bone } from '@ui/text/Bone'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { PageFrame } from './PageFrame'

/**
 * Shape of a page: a heading with two columns of cards, a photo beside a form, a panel beside a grid
 * of listings, a grid alone, a listing's photos above two columns, or a ring where the specification
 * demands a spinner.
 */
export type PageShape = 'cards' | 'form' | 'panel' | 'grid' | 'listing' | 'ring'

export interface PageSkeletonProps {
  /** Shape of the page that follows. */
  shape: PageShape
  /** Text that screen readers hear. It has a default. */
  label?: string | undefined
}

/** Time in milliseconds after which a wait counts as one. Faster pages show no skeleton at all. */
const PATIENCE = 150

/**
 * Skeleton of a page whose code or data is loading, in the boxes of what follows.
 *
 * @avoid For a part of a page: draw the part's own skeleton.
 * @a11y A status says that the page is loading. The boxes are hidden.
 */
export function PageSkeleton({ shape, label = feedbackCopy.loading }: PageSkeletonProps) {
  if (shape === 'ring') return <LoadingStatus label={label} />
  return (
    <PageFrame>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Shape data-shape={shape} aria-hidden>
        <Bone />
        {shape !== 'grid' && <Bone />}
        {shape === 'grid' || shape === 'panel' ? (
          <div>
            <ListingGridSkeleton
              cards={shape === 'grid' ? 4 : PAGE_SIZE.discoverWithPanel}
              columns={shape === 'grid' ? 4 : 3}
            />
          </div>
        ) : (
          <Bone />
        )}
      </Shape>
    </PageFrame>
  )
}

const appear = keyframes({ from: { opacity: 0 } })

const Shape = styled('div')(({ theme }) => {
  const card = { height: '24rem', borderRadius: theme.radius.photo }
  const title = { width: '14rem', maxWidth: '100%', height: '2.6rem' }
  return {
    display: 'grid',
    alignItems: 'start',
    gap: theme.spacing(3),
    animation: `${appear} ${theme.transitions.duration.shortest}ms ${PATIENCE}ms backwards`,
    '& > span': card,
    '& > span:first-of-type': title,
    '&[data-shape="listing"] > span:nth-of-type(1)': {
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      borderRadius: theme.radius.photo,
    },
    '&[data-shape="listing"] > span:nth-of-type(2)': title,
    // The panel opens from `lg` up.
    '&[data-shape="panel"] > span:nth-of-type(2)': { display: 'none' },
    [theme.breakpoints.up('sm')]: {
      '&[data-shape="form"]': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(min(22rem, 60%), 1fr)',
        justifyItems: 'center',
        '& > span:nth-of-type(1)': {
          gridRow: 'span 2',
          width: '100%',
          height: `clamp(20rem, 100svh - ${theme.spacing(18)}, 44rem)`,
          borderRadius: theme.radius.photo,
        },
        '& > span:nth-of-type(2)': { ...title, marginBlockStart: theme.spacing(8) },
        '& > span:nth-of-type(3)': { maxWidth: '25rem' },
      },
    },
    [theme.breakpoints.up('md')]: {
      '&[data-shape="listing"] > span:nth-of-type(1)': { aspectRatio: '5 / 2' },
    },
    [theme.breakpoints.up('lg')]: {
      '&[data-shape="cards"]': {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
        columnGap: theme.spacing(4),
        '& > span:nth-of-type(1)': { gridColumn: '1 / -1' },
      },
      '&[data-shape="panel"]': {
        gridTemplateColumns: 'clamp(16rem, 25%, 20rem) minmax(0, 1fr)',
        columnGap: theme.spacing(4),
        '& > span:nth-of-type(1)': { gridColumn: '1 / -1' },
        '& > span:nth-of-type(2)': { display: 'inline-block' },
      },
    },
  }
})

import { styled } from '@mui/material/styles'

/**
 * Static grey placeholder box. The caller sets its size. It is lighter than MUI's Skeleton, because
 * the first page includes it.
 *
 * @avoid For a whole card: its skeleton exists, such as ListingCardSkeleton.
 * @a11y It draws only; the element around it hides it from screen readers.
 */
export const Bone = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: '100%',
  height: '0.8em',
  borderRadius: theme.radius.pill,
  backgroundColor: `color-mix(in oklab, ${theme.vars.palette.line} 45%, transparent)`,
  verticalAlign: 'middle',
}))

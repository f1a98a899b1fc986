import { styled } from '@mui/material/styles'

/** Parts of the carousel. All views share one grid cell, so the tallest sets the height. */

export const Root = styled('div')({
  minWidth: 0,
  touchAction: 'pan-y pinch-zoom',
  // Hides the view at the side, without cutting off focus rings above and below.
  overflowX: 'clip',
})

export const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(2),
}))

export const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& button': {
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.outline,
  },
}))

export const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineEnd: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
}))

export const Views = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const View = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  transition: theme.transitions.create(['opacity', 'visibility']),
  '&[data-per-view="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-per-view="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // A view at the side stays there until it has faded.
  '&[data-current="false"]': {
    opacity: 0,
    visibility: 'hidden',
    transitionProperty: 'opacity, visibility, translate',
    transitionDelay: `0s, 0s, ${theme.transitions.duration.standard}ms`,
  },
  '&[data-beside]': { opacity: 1, visibility: 'visible', transition: 'none' },
  '&[data-beside="1"]': { translate: '100%' },
  '&[data-beside="-1"]': { translate: '-100%' },
}))

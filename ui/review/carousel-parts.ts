import { styled } from '@mui/material/styles'

/** Parts of the carousel. All views share one grid cell, so the tallest sets the height. */

export const Root = styled('div')({ minWidth: 0, touchAction: 'pan-y pinch-zoom' })

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
  fontVariantNumeric: 'tabular-nums',
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
  '&[data-current="false"]': { opacity: 0, visibility: 'hidden' },
}))

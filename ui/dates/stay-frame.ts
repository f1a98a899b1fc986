import { styled } from '@mui/material/styles'

/**
 * Frame of two dates. The line between them is its background, so it is right however they wrap.
 */
export const StayFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'hidden',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  borderRadius: theme.radius.field,
  backgroundColor: theme.vars.palette.outline,
  // When one half has a written-out date, both align to the top so that their labels stay level.
  '&:has([data-written]:not(:empty)) [data-words]': { alignContent: 'start' },
  '&[data-missing="true"]': {
    borderColor: theme.vars.palette.danger.main,
    backgroundColor: theme.vars.palette.danger.main,
    boxShadow: `0 0 0 0.0625rem ${theme.vars.palette.danger.main}`,
  },
}))

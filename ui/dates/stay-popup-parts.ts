import { styled } from '@mui/material/styles'

/** Content of the calendar's popover or, as `data-sheet`, of its sheet, which has a grip. */
export const PopupContent = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: theme.spacing(2),
  width: '22.5rem',
  '&[data-months="2"]': { width: '44rem', padding: theme.spacing(2.5) },
  '&[data-sheet="true"]': {
    position: 'relative',
    width: '100%',
    maxWidth: '30rem',
    marginInline: 'auto',
    paddingBlockStart: theme.spacing(3),
    // The grip of the sheet.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: theme.spacing(1),
      insetInlineStart: `calc(50% - ${theme.spacing(2.25)})`,
      width: theme.spacing(4.5),
      height: theme.spacing(0.5),
      borderRadius: theme.radius.pill,
      backgroundColor: theme.vars.palette.outline,
    },
  },
}))

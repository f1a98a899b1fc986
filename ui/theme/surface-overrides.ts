import type { Components, Theme } from '@mui/material/styles'
import { depth, radius, size } from './tokens'

/**
 * Theme overrides of papers and floating surfaces. Surfaces have hairlines, and only
 * floating ones have the soft shadow.
 */
export const surfaceOverrides: Components<Omit<Theme, 'components'>> = {
  MuiTypography: { defaultProps: { variantMapping: { display: 'h1' } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in oklab, ${theme.vars.palette.line} 45%, transparent)`,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.raised,
        '&:not(.MuiDialog-paperFullScreen)': {
          // In the dark scheme the page behind is hardly darker, so a hairline marks the edge of
          // the dialog.
          border: `1px solid ${theme.vars.palette.line}`,
          borderRadius: radius.dialog,
          padding: theme.spacing(1),
        },
      }),
    },
  },
  // On a small screen, or with large text, the content scrolls, and the keyboard has to reach it.
  MuiDialogContent: { defaultProps: { tabIndex: 0 } },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h2 } },
  MuiDialogActions: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 2, 2) }) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        minWidth: 220,
        marginBlockStart: theme.spacing(1),
        border: `1px solid ${theme.vars.palette.line}`,
        borderRadius: radius.photo,
        backgroundColor: theme.vars.palette.raised,
        boxShadow: `${depth.float} ${theme.vars.palette.shadow}`,
      }),
    },
  },
  MuiMenuItem: {
    // MUI's own rule from `sm` up comes later.
    styleOverrides: { root: { '&&': { minHeight: size.touch } } },
  },
  MuiDrawer: {
    styleOverrides: { paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.ground }) },
  },
}

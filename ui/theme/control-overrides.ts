import type { Components, Theme } from '@mui/material/styles'
import { ContextLink } from '@ui/link/ContextLink'
import { radius, size } from './tokens'

/** Height in CSS pixels of the one line of text in a field, which MUI fixes at 1.4375em. */
const LINE_OF_FIELD = 23

/** Opacity of a button while it is pressed. */
const PRESSED = 0.7

/** Theme overrides of buttons, links and fields. */
export const controlOverrides: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { LinkComponent: ContextLink, disableRipple: true },
    styleOverrides: {
      root: {
        WebkitUserSelect: 'none',
        // Without a ripple this is all that a finger sees until what it opens is rendered.
        '&:active:not([aria-disabled="true"])': { opacity: PRESSED },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          '--variant-containedColor': theme.vars.palette.onActionFill,
          '--variant-containedBg': theme.vars.palette.actionFill,
          '&:hover': { '--variant-containedBg': theme.vars.palette.actionFillHover },
        }),
      },
      {
        props: { variant: 'pill' },
        style: ({ theme }) => ({
          borderRadius: radius.pill,
          paddingInline: theme.spacing(3),
          color: theme.vars.palette.onActionFill,
          backgroundColor: theme.vars.palette.actionFill,
          '&:hover': { backgroundColor: theme.vars.palette.actionFillHover },
          '&.Mui-disabled': {
            color: theme.vars.palette.action.disabled,
            backgroundColor: theme.vars.palette.action.disabledBackground,
          },
        }),
      },
    ],
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: size.touch,
        paddingInline: theme.spacing(2.5),
        borderRadius: radius.field,
        whiteSpace: 'normal',
        textAlign: 'center',
      }),
      sizeLarge: { minHeight: size.control, fontSize: '1rem' },
      // MUI's own margins are on the wrong side of an icon from right to left.
      startIcon: {
        margin: 0,
        marginInline: '-4px 8px',
        // Without alternative text, MUI's space for alignment would be part of the button's name.
        '&::before': { content: '"\\200b" / ""' },
      },
      endIcon: { margin: 0, marginInline: '8px -4px' },
      text: ({ theme }) => ({
        paddingInline: theme.spacing(1.5),
        '&:hover': { backgroundColor: theme.vars.palette.hovered },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.outline,
        color: theme.vars.palette.text.primary,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.hovered,
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: size.touch,
        height: size.touch,
        color: theme.vars.palette.text.primary,
        '&:hover': { backgroundColor: theme.vars.palette.hovered },
      }),
    },
  },
  MuiLink: {
    defaultProps: { component: ContextLink, underline: 'hover' },
    styleOverrides: {
      root: { textUnderlineOffset: '0.2em', borderRadius: 4 },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.field,
        backgroundColor: theme.vars.palette.surface,
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.sunken,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.line },
        },
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      input: { paddingBlock: (size.control - LINE_OF_FIELD) / 2 },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.outline }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        marginBlockEnd: theme.spacing(0.5),
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        marginInline: 0,
        textAlign: 'start',
        '&:empty': { margin: 0 },
        '&.Mui-error': { fontWeight: 500 },
      }),
    },
  },
}

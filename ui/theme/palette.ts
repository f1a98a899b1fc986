import type { PaletteOptions } from '@mui/material/styles'
import { BOOKING_STATUSES, type StatusKey } from '@domain/booking/status-table'
import type { SchemeColours } from '@domain/brand-colours'

const solid = (main: string, contrastText: string) => ({
  main,
  light: main,
  dark: main,
  contrastText,
})

/** Returns the colours of each booking status, under its key. */
const statusPalette = (colours: SchemeColours) =>
  Object.fromEntries(
    BOOKING_STATUSES.map((status) => status.toLowerCase() as StatusKey).map((key) => [
      key,
      { main: colours[key], tint: colours[`${key}Tint`] },
    ]),
  ) as Record<StatusKey, { main: string; tint: string }>

/** Returns the colours that MUI's palette lacks. theme.ts derives their types from it. */
export const ownPalette = (colours: SchemeColours) => ({
  ground: colours.ground,
  surface: colours.surface,
  sunken: colours.sunken,
  hovered: colours.hovered,
  raised: colours.raised,
  line: colours.line,
  outline: colours.outline,
  actionTint: colours.actionTint,
  actionFill: colours.actionFill,
  actionFillHover: colours.actionFillHover,
  onActionFill: colours.onActionFill,
  scrim: colours.scrim,
  scrimDusk: colours.scrimDusk,
  scrimStrong: colours.scrimStrong,
  scrimSoft: colours.scrimSoft,
  onScrim: colours.onScrim,
  shadow: colours.shadow,
  ink2: { main: colours.ink2 },
  ink3: { main: colours.ink3 },
  accent: { main: colours.accent, fill: colours.accentFill },
  heart: { main: colours.heart, onPhoto: colours.heartOnPhoto },
  star: { main: colours.star },
  danger: { main: colours.danger, tint: colours.dangerTint },
  ...statusPalette(colours),
})

/**
 * Maps the tokens to MUI's palette and adds the product's own colours. Flat colours are used as
 * `bgcolor: 'surface'` or `borderColor: 'line'`, and colours with a main as `color: 'ink2.main'` or
 * `bgcolor: 'pending.tint'`.
 */
export const paletteOf = (colours: SchemeColours): PaletteOptions => ({
  primary: {
    main: colours.action,
    light: colours.actionHover,
    dark: colours.actionHover,
    contrastText: colours.onAction,
  },
  secondary: {
    main: colours.ink,
    light: colours.ink2,
    dark: colours.ink,
    contrastText: colours.ground,
  },
  error: solid(colours.danger, colours.onDanger),
  success: solid(colours.confirmed, colours.surface),
  warning: solid(colours.pending, colours.surface),
  info: solid(colours.completed, colours.surface),
  text: { primary: colours.ink, secondary: colours.ink2, disabled: colours.ink3 },
  background: { default: colours.ground, paper: colours.surface },
  divider: colours.line,
  action: {
    active: colours.ink2,
    hover: colours.hovered,
    selected: colours.actionTint,
    disabled: colours.ink3,
    disabledBackground: colours.sunken,
  },
  ...ownPalette(colours),
})

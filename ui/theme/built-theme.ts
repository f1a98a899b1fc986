import {
  createTransitions,
  unstable_createBreakpoints as createBreakpoints,
  type Theme,
} from '@mui/material/styles'
import { BREAKPOINTS } from '@domain/constants'
import { controlOverrides } from './control-overrides'
import { surfaceOverrides } from './surface-overrides'
import { themeValues, type VariableNames } from './theme-values'
import { radius, size, SPACE } from './tokens'

/** Returns the CSS variables of a part of the theme, nested as their names are. */
const variables = (names: VariableNames, above: string): object =>
  Object.fromEntries(
    Object.entries(names).map(([name, inside]) => [
      name,
      inside ? variables(inside, `${above}-${name}`) : `var(${above}-${name})`,
    ]),
  )

/** Lengths of the spacing scale as CSS. Other CSS values stay as they are. */
const spacing = (...steps: (number | string)[]) =>
  (steps.length > 0 ? steps : [1])
    .map((step) => (typeof step === 'number' ? `${step * SPACE}px` : step))
    .join(' ')

/** Makes a colour of the palette translucent, through the variable that holds its channels. */
const alpha = (colour: string, opacity: number | string) =>
  `rgba(${colour.replace(/\)$/, 'Channel)')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`

const { palette, opacity, typography, transitions, ...values } = themeValues

const theme = {
  ...values,
  direction: 'ltr',
  breakpoints: createBreakpoints({ values: BREAKPOINTS }),
  components: { ...controlOverrides, ...surfaceOverrides },
  spacing,
  radius: Object.fromEntries(Object.entries(radius).map(([name, pixels]) => [name, `${pixels}px`])),
  size,
  typography: { ...typography, pxToRem: (pixels: number) => `${pixels / 16}rem` },
  transitions: createTransitions(transitions),
  palette: { ...variables(palette, '--st-palette'), mode: 'light' },
  opacity: variables(opacity, '--st-opacity'),
  overlays: [],
  alpha,
  applyStyles: (scheme: string, styles: object) => ({
    [`@media (prefers-color-scheme: ${scheme})`]: styles,
  }),
}

/**
 * The theme of the built page, which never switches its colour scheme by script. It has what our
 * components and those of MUI read, and a test compares it with MUI's own.
 */
export const builtTheme = { ...theme, vars: theme } as unknown as Theme

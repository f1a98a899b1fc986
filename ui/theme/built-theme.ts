import { unstable_createBreakpoints as createBreakpoints, type Theme } from '@mui/material/styles'
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
const { duration: durations, easing: easings } = transitions

/** Options of a transition: times in milliseconds or as CSS. */
interface TransitionOptions {
  duration?: number | string
  easing?: string
  delay?: number | string
}

const time = (amount: number | string) =>
  typeof amount === 'number' ? `${Math.round(amount)}ms` : amount

/** Writes the transition of some properties as CSS, with the product's own time and easing. */
const createTransition = (
  properties: string | string[] = 'all',
  { duration = durations.standard, easing = easings.easeInOut, delay = 0 }: TransitionOptions = {},
) =>
  [properties]
    .flat()
    .map((property) => `${property} ${time(duration)} ${easing} ${time(delay)}`)
    .join(',')

const theme = {
  ...values,
  direction: 'ltr',
  breakpoints: createBreakpoints({ values: BREAKPOINTS }),
  components: { ...controlOverrides, ...surfaceOverrides },
  spacing,
  radius: Object.fromEntries(Object.entries(radius).map(([name, pixels]) => [name, `${pixels}px`])),
  size,
  typography: { ...typography, pxToRem: (pixels: number) => `${pixels / 16}rem` },
  transitions: {
    ...transitions,
    create: createTransition,
    // Menus and popovers appear as quickly as everything else, however high they are.
    getAutoHeightDuration: () => durations.shortest,
  },
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

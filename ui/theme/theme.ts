import { createTheme, type Shadows } from '@mui/material/styles'
import { dark, light } from '@domain/brand-colours'
import './theme-types'
import { BREAKPOINTS } from '@domain/constants'
import { controlOverrides } from './control-overrides'
import { globalStyles } from './global-styles'
import { paletteOf } from './palette'
import { surfaceOverrides } from './surface-overrides'
import { depth, motion, radius, size, SPACE } from './tokens'
import { typography } from './typography'

export interface StayletThemeOptions {
  /**
   * Selector of the colour scheme. 'media' follows the guest's system without a script or a flash.
   * 'data-scheme' follows that attribute ('light' or 'dark') on the document, which Storybook's
   * switch sets.
   */
  colorSchemeSelector?: 'media' | 'data-scheme'
  /** Reduced motion: 'system' (the default), or 'always' for Storybook's motion switch. */
  reducedMotion?: 'system' | 'always'
}

/** No shadow for elevation 0, and the one soft shadow for every other elevation. */
const shadows = Array.from({ length: 25 }, (_, elevation) =>
  elevation === 0 ? 'none' : `${depth.float} var(--st-palette-shadow)`,
) as Shadows

/** Creates the product's MUI theme from the values in tokens.ts. */
export const createStayletTheme = ({
  colorSchemeSelector = 'media',
  reducedMotion = 'system',
}: StayletThemeOptions = {}) =>
  createTheme({
    cssVariables: { cssVarPrefix: 'st', colorSchemeSelector },
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    breakpoints: { values: BREAKPOINTS },
    spacing: SPACE,
    shape: { borderRadius: radius.field },
    radius: {
      field: `${radius.field}px`,
      photo: `${radius.photo}px`,
      dialog: `${radius.dialog}px`,
      pill: `${radius.pill}px`,
    },
    size,
    shadows,
    typography,
    focusVisible: true,
    motion: { reducedMotion },
    transitions: {
      duration: {
        shortest: motion.small,
        shorter: motion.small,
        short: motion.small,
        standard: motion.large,
        complex: motion.large,
        enteringScreen: motion.large,
        leavingScreen: motion.leave,
      },
      easing: { easeInOut: motion.easing, easeOut: motion.easing, sharp: motion.easing },
    },
    components: {
      ...controlOverrides,
      ...surfaceOverrides,
      MuiCssBaseline: { styleOverrides: globalStyles(reducedMotion) },
    },
  })

export const stayletTheme = createStayletTheme()

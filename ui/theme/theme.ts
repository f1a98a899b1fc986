import { createTheme, type Shadows } from '@mui/material/styles'
import { BREAKPOINTS } from '@domain/constants'
import './theme-types'
import { controlOverrides } from './control-overrides'
import { globalStyles } from './global-styles'
import { paletteOf } from './palette'
import { surfaceOverrides } from './surface-overrides'
import { dark, depth, light, motion, radius, size, space } from './tokens'
import { typography } from './typography'

export interface StayletThemeOptions {
  /**
   * `media` follows the guest's system with no script and no flash. `data-scheme` follows that
   * attribute (light or dark) on the document: the catalogue's switch.
   */
  colorSchemeSelector?: 'media' | 'data-scheme'
  /** `always` is the catalogue's motion switch; guests choose in their own system. */
  reducedMotion?: 'system' | 'always'
}

/** No elevation, or the one soft shadow of what floats: there are no steps between. */
const shadows = Array.from({ length: 25 }, (_, elevation) =>
  elevation === 0 ? 'none' : `${depth.float} var(--st-palette-shadow)`,
) as Shadows

/** The look as an MUI theme; look.md is its brief, tokens.ts holds its values. */
export const createStayletTheme = ({
  colorSchemeSelector = 'media',
  reducedMotion = 'system',
}: StayletThemeOptions = {}) =>
  createTheme({
    cssVariables: { cssVarPrefix: 'st', colorSchemeSelector },
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    breakpoints: { values: BREAKPOINTS },
    spacing: space,
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
        leavingScreen: motion.small,
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

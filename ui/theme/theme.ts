import { createTheme, type Shadows } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { dark, light } from '@domain/brand-colours'
import { BREAKPOINTS } from '@domain/constants'
import { controlOverrides } from './control-overrides'
import { globalStyles } from './global-styles'
import { type ownPalette, paletteOf } from './palette'
import { surfaceOverrides } from './surface-overrides'
import { depth, motion, radius, size, SPACE } from './tokens'
import { typography } from './typography'

type Radius = Record<keyof typeof radius, string>
type StayletPalette = ReturnType<typeof ownPalette>

// The tokens in MUI's types.
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette extends StayletPalette {}
  interface PaletteOptions extends StayletPalette {}
  interface TypographyVariants {
    display: CSSProperties
    price: CSSProperties
  }
  interface TypographyVariantsOptions {
    display?: TypographyVariantsOptions['body1']
    price?: TypographyVariantsOptions['body1']
  }
  interface Theme {
    /** CSS lengths as strings, because `sx` would multiply a number. */
    radius: Radius
    /** Sizes in CSS pixels, from tokens.ts. */
    size: typeof size
  }
  interface ThemeOptions {
    radius?: Radius
    size?: typeof size
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
    price: true
    h4: false
    h5: false
    h6: false
    subtitle1: false
    subtitle2: false
    overline: false
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Fully rounded button, as in the hero. */
    pill: true
  }
}

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

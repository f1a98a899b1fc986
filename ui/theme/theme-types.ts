import type { CSSProperties } from 'react'
import type { ownPalette } from './palette'

/**
 * Adds the tokens to MUI's types. theme.ts imports this file, so it applies wherever the theme
 * does.
 */

interface Radius {
  field: string
  photo: string
  dialog: string
  pill: string
}

type StayletPalette = ReturnType<typeof ownPalette>

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
    size: typeof import('./tokens').size
  }
  interface ThemeOptions {
    radius?: Radius
    size?: typeof import('./tokens').size
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

import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { stayletTheme } from './theme'

export interface ThemeLayerProps {
  /** Theme. Storybook passes one with switchable scheme and motion. */
  theme?: Theme | undefined
  /** Colour scheme, 'system' by default. It needs a theme whose selector is 'data-scheme'. */
  scheme?: 'light' | 'dark' | 'system' | undefined
  children: ReactNode
}

/**
 * Provides the theme, and writes its variables and the baseline. The built page has BuiltThemeLayer
 * in its place (scripts/build/built-theme.ts).
 */
export function ThemeLayer({ theme = stayletTheme, scheme = 'system', children }: ThemeLayerProps) {
  return (
    <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}

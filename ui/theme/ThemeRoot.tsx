import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { stayletTheme } from './theme'

export type StyleCache = EmotionCache

export interface ThemeRootProps {
  /** Nonce for the style elements, which the content security policy requires. */
  nonce?: string | undefined
  /** Cache of the styles. The server has one for each page that it draws. */
  cache?: StyleCache | undefined
  /** Theme. Storybook passes one with switchable scheme and motion. */
  theme?: Theme | undefined
  /** Colour scheme, 'system' by default. It needs a theme whose selector is 'data-scheme'. */
  scheme?: 'light' | 'dark' | 'system' | undefined
  children: ReactNode
}

/** Begins every class name of the page. */
export const STYLE_KEY = 'st'

let pageCache: StyleCache | undefined

/**
 * Returns the page's only style cache, because a second one would write every style into the
 * document again. All rules go into one style element, also outside production, because one element
 * for each rule slows down hundreds of stories.
 */
const pageStyles = (nonce: string | undefined) =>
  (pageCache ??= createCache({
    key: STYLE_KEY,
    prepend: true,
    speedy: true,
    ...(nonce ? { nonce } : {}),
  }))

/**
 * Provides the theme to everything inside. The scheme follows the guest's system by CSS alone, so
 * the page needs no inline script and stores nothing.
 */
export function ThemeRoot({
  nonce,
  cache,
  theme = stayletTheme,
  scheme = 'system',
  children,
}: ThemeRootProps) {
  return (
    <CacheProvider value={cache ?? pageStyles(nonce)}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

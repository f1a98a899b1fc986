import type { ReactNode } from 'react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { stayletTheme } from './theme'

export interface ThemeRootProps {
  /** The page's nonce, for the style elements that the content security policy lets in. */
  nonce?: string
  /** The catalogue passes one whose scheme and motion it can switch. */
  theme?: Theme
  /** Only with a theme whose selector is `data-scheme`. */
  scheme?: 'light' | 'dark' | 'system'
  children: ReactNode
}

let pageCache: EmotionCache | undefined

/**
 * A page has one: a second would write every style into the document again. Also outside production
 * all rules go into one style element; an element for each makes hundreds of stories slow to draw.
 */
const styleCache = (nonce: string | undefined) =>
  (pageCache ??= createCache({
    key: 'st',
    prepend: true,
    speedy: true,
    ...(nonce ? { nonce } : {}),
  }))

/**
 * The look for everything inside. The scheme is the guest's system's, by CSS alone: no script is
 * written into the page and nothing is stored.
 */
export function ThemeRoot({
  nonce,
  theme = stayletTheme,
  scheme = 'system',
  children,
}: ThemeRootProps) {
  return (
    <CacheProvider value={styleCache(nonce)}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

import { CacheProvider } from '@emotion/react'
import { pageStyles, type StyleCache } from './style-cache'
import { ThemeLayer, type ThemeLayerProps } from './ThemeLayer'

export interface ThemeRootProps extends ThemeLayerProps {
  /** Cache of the styles. The server has one for each page that it draws. */
  cache?: StyleCache | undefined
}

/**
 * Provides the theme to everything inside. The scheme follows the guest's system by CSS alone, so
 * the page needs no inline script and stores nothing.
 */
export function ThemeRoot({ cache, ...layer }: ThemeRootProps) {
  return (
    <CacheProvider value={cache ?? pageStyles()}>
      <ThemeLayer {...layer} />
    </CacheProvider>
  )
}

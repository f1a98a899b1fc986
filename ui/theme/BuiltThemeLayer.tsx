import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { ComponentProps } from 'react'
import { builtTheme } from './built-theme'
import type { ThemeLayerProps } from './ThemeLayer'

const components = builtTheme.components as ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * Provides the theme of the built page. Its variables and the baseline are in the document already
 * (theme-css.tsx), and the scheme follows the guest's system by CSS alone.
 */
export function BuiltThemeLayer({ children }: Pick<ThemeLayerProps, 'children'>) {
  return (
    <ThemeContext.Provider value={builtTheme}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  )
}

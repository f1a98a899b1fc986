import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { useForcedColours } from '../decorators/forced-colours'
import { catalogueThemes } from '../theme'
import { followToolbars } from './follow-toolbars'
import { useGlobals } from './use-globals'
import './docs.css'

/** Frame of every documentation page. It follows the toolbars' scheme, text size and direction. */
export function CatalogueContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  useForcedColours(globals['forcedColours'] === 'active')
  useLayoutEffect(() => followToolbars(document.documentElement, globals), [globals])
  return (
    <DocsContainer
      {...props}
      theme={catalogueThemes[globals['scheme'] === 'dark' ? 'dark' : 'light']}
    >
      {children}
    </DocsContainer>
  )
}

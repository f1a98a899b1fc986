import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { useForcedColours } from '../decorators/forced-colours'
import { catalogueThemes } from '../theme'
import { useGlobals } from './use-globals'
import './docs.css'

/** Frame of every documentation page. It follows the toolbars' scheme, text size and direction. */
export function CatalogueContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { scheme, textSize = '100', direction, forcedColours } = useGlobals()
  useForcedColours(forcedColours === 'active')
  const chosen = scheme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['scheme'] = chosen
    // What the page adds itself has no colour of Storybook's.
    root.style.color = catalogueThemes[chosen].textColor ?? ''
    root.style.colorScheme = chosen
    root.style.fontSize = `${textSize}%`
    root.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  }, [chosen, textSize, direction])
  return (
    <DocsContainer {...props} theme={catalogueThemes[chosen]}>
      {children}
    </DocsContainer>
  )
}

import type { ReactNode } from 'react'
import { ThemeRoot } from '@ui/theme/ThemeRoot'
import { themeFor } from '../decorators/with-theme'
import { useGlobals } from './use-globals'

/** Draws components on a documentation page as the product does, in the toolbars' scheme. */
export function Specimen({ children }: { children: ReactNode }) {
  const globals = useGlobals()
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  return (
    <div className="specimen sb-unstyled">
      <ThemeRoot key={scheme} scheme={scheme} theme={themeFor(globals)}>
        {children}
      </ThemeRoot>
    </div>
  )
}

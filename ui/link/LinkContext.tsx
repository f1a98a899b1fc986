import { createContext, type ElementType } from 'react'

/**
 * The component that draws a link with an `href`. The app gives one that moves without loading the
 * page; the catalogue and the server's own pages keep a plain anchor. So `ui` knows no router.
 */
export const LinkContext = createContext<ElementType>('a')

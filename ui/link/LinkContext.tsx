import { createContext, type ElementType } from 'react'

/**
 * Context with the component that renders a link. The app provides one that navigates without a
 * page load. Storybook and pages rendered by the server keep a plain anchor. `ui` therefore needs
 * no router.
 */
export const LinkContext = createContext<ElementType>('a')

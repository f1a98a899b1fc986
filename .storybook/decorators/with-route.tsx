import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { RouterLink } from '@app/navigation/RouterLink'
import { LinkContext } from '@ui/link/LinkContext'

/**
 * Value of `parameters.route`: an address, or an address with its route pattern and navigation
 * state.
 */
export type StoryRoute = string | { path: string; pattern?: string; state?: unknown }

/** Exposes the story's current address to its play function: `getByTestId('location')`. */
function Location() {
  const { pathname, search, hash } = useLocation()
  return (
    <output hidden data-testid="location">
      {pathname + search + hash}
    </output>
  )
}

/**
 * Provides an in-memory router for components that navigate. Components of `ui` do not depend on a
 * router and get none.
 */
export const withRoute: Decorator = (Story, { title, parameters }) => {
  if (/^(ui|product)\//.test(title)) return <Story />
  const route = (parameters['route'] ?? '/') as StoryRoute
  const { path, pattern = '*', state } = typeof route === 'string' ? { path: route } : route
  const [pathname = '/', query] = path.split('?')
  const entry = { pathname, search: query ? `?${query}` : '', state }
  return (
    <MemoryRouter key={path} initialEntries={[entry]}>
      <LinkContext value={RouterLink}>
        <Routes>
          <Route path={pattern} element={<Story />} />
          <Route path="*" element={null} />
        </Routes>
        <Location />
      </LinkContext>
    </MemoryRouter>
  )
}

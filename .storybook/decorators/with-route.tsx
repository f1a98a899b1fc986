import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { RouterLink } from '../../app/navigation/RouterLink'
import { LinkContext } from '../../ui/link/LinkContext'

/** `parameters.route`: an address, or one with its pattern and navigation state. */
export type StoryRoute = string | { path: string; pattern?: string; state?: unknown }

/** Where the story is now, for its play function: `getByTestId('location')`. */
function Location() {
  const { pathname, search, hash } = useLocation()
  return (
    <output hidden data-testid="location">
      {pathname + search + hash}
    </output>
  )
}

/** A router in memory, for pieces that move the guest. Pieces of `ui` know no router and get none. */
export const withRoute: Decorator = (Story, { title, parameters }) => {
  if (title.startsWith('ui/')) return <Story />
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

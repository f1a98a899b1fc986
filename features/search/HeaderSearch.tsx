import { paths, routePatterns } from '@domain/paths'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { SearchBox } from '@ui/search/SearchBox'

/** The global search (section 2.2): from every page to the results; on Discover it shows its term. */
export function HeaderSearch() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const shown = pathname === routePatterns.discover ? (parameters.get('search') ?? '') : ''
  const [typed, setTyped] = useState({ shown, text: shown })
  // Back, Forward and Clear search change the term from outside the box.
  if (typed.shown !== shown) setTyped({ shown, text: shown })
  return (
    <SearchBox
      value={typed.text}
      onChange={(text) => setTyped({ shown, text })}
      onSubmit={(term) => void navigate(paths.discoverSearch(term))}
    />
  )
}

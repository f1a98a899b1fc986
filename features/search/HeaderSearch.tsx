import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths, routePatterns } from '@domain/paths'
import { useGo } from '@features/navigation/use-go'
import { SearchBox } from '@ui/search/SearchBox'
import { useSearchHelp } from './use-search-help'

/**
 * Global search box, which leads from every page to the results. On Discover it shows the current
 * term.
 *
 * @avoid For a search within one list: use a plain input there.
 * @a11y As SearchBox: a combobox in a search landmark. Arrow keys choose a suggestion and Escape
 * closes the list.
 */
export function HeaderSearch() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const go = useGo()
  const shown = pathname === routePatterns.discover ? (parameters.get('search') ?? '') : ''
  const [box, setBox] = useState({ shown, text: shown, isTyped: false })
  // Back, Forward and Clear search change the term from outside the box.
  if (box.shown !== shown) setBox({ shown, text: shown, isTyped: false })
  const { help, remember } = useSearchHelp(box.text, box.isTyped)
  const search = (term: string) => {
    // The results page opens, so no more suggestions are offered for this term.
    setBox({ shown, text: term, isTyped: false })
    remember(term)
    go(paths.discoverSearch(term))
  }
  return (
    <SearchBox
      value={box.text}
      onChange={(text) => setBox({ shown, text, isTyped: true })}
      onSubmit={search}
      {...help}
    />
  )
}

import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths, routePatterns } from '@domain/paths'
import type { Suggestion } from '@domain/search/suggestions'
import { useGo } from '@features/navigation/use-go'
import { recentSearchesAtom } from '@features/session/recent-searches'
import { SearchBox } from '@ui/search/SearchBox'
import { noneYet, useSuggestions } from './use-suggestions'

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
  const suggestions = useSuggestions(box.isTyped ? box.text : '')
  const [recent, remember] = useAtom(recentSearchesAtom)
  const latest = useMemo(
    () => recent.map((text) => ({ kind: 'recent', text }) satisfies Suggestion),
    [recent],
  )
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
      suggestions={box.text === '' ? latest : suggestions}
      isWaiting={box.text === '' || suggestions === noneYet}
      onForget={() => remember(null)}
    />
  )
}

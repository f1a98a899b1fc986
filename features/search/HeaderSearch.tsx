import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths, routePatterns } from '@domain/paths'
import { stayInAddress } from '@domain/stay/stay-in-address'
import { useToday } from '@features/api/use-today'
import { useGo } from '@features/navigation/use-go'
import { SearchBox } from '@ui/search/SearchBox'
import { useSearchHelp } from './use-search-help'

const NAMES_STAY = /\d|day|night|week|morrow|\b(?:for|of)\b/i

/**
 * Global search box, which leads from every page to the results, for the dates and guests of the
 * current address. On Discover it shows the current term.
 *
 * @avoid For a search within one list: use a plain input there.
 * @a11y As SearchBox: a combobox in a search landmark. Arrow keys choose a suggestion and Escape
 * closes the list.
 */
export function HeaderSearch() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const go = useGo()
  const stay = stayInAddress(parameters, useToday())
  const shown = pathname === routePatterns.discover ? (parameters.get('search') ?? '') : ''
  const [box, setBox] = useState({ shown, text: shown, isTyped: false })
  // Back, Forward and Clear search change the term from outside the box.
  if (box.shown !== shown) setBox({ shown, text: shown, isTyped: false })
  const { help, remember } = useSearchHelp(box.text, box.isTyped)
  const search = (term: string) => {
    // The results page opens, so no more suggestions are offered for this term.
    setBox({ shown, text: term, isTyped: false })
    remember(term)
    // A text with figures or days may name a stay of its own, which then counts.
    go(paths.discoverSearch(term, NAMES_STAY.test(term) ? {} : stay))
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

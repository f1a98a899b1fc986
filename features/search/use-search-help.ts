import { useAtom } from 'jotai'
import { useMemo } from 'react'
import type { Suggestion } from '@domain/search/suggestions'
import { recentSearchesAtom } from '@features/session/recent-searches'
import { noneYet, useSuggestions } from './use-suggestions'

/**
 * Returns what helps a guest with the text of a search: suggestions for what was typed, or the
 * latest searches while the box is empty.
 *
 * @param isTyped Whether the guest has typed the text. One that was set otherwise needs no help.
 */
export function useSearchHelp(text: string, isTyped: boolean) {
  const suggestions = useSuggestions(isTyped ? text : '')
  const [recent, remember] = useAtom(recentSearchesAtom)
  const latest = useMemo(
    () => recent.map((each) => ({ kind: 'recent', text: each }) satisfies Suggestion),
    [recent],
  )
  return {
    remember,
    help: {
      suggestions: text === '' ? latest : suggestions,
      isWaiting: text === '' || suggestions === noneYet,
      onForget: () => remember(null),
    },
  }
}

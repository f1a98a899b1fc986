import { atom } from 'jotai'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { normaliseSearchText } from '@domain/search/search-text'

const KEY = 'recent-searches'

function read(): readonly string[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(texts)
      ? texts.filter((text) => typeof text === 'string').slice(0, SEARCH_SUGGESTIONS_MAX)
      : []
  } catch {
    return []
  }
}

function write(texts: readonly string[]) {
  try {
    if (texts.length > 0) localStorage.setItem(KEY, JSON.stringify(texts))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so the searches are remembered until the page closes.
  }
}

const textsAtom = atom(read())

/**
 * Latest search texts of this device, newest first. Writing a text adds it, and null removes all,
 * as a logout does.
 */
export const recentSearchesAtom = atom(
  (get) => get(textsAtom),
  (get, set, text: string | null) => {
    const key = normaliseSearchText(text ?? '')
    const others = get(textsAtom).filter((each) => normaliseSearchText(each) !== key)
    const texts = text === null ? [] : [text, ...others].slice(0, SEARCH_SUGGESTIONS_MAX)
    write(texts)
    set(textsAtom, texts)
  },
)

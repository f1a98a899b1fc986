import { atom } from 'jotai'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'

const KEY = 'recent-searches'

/** One line each, because a search box holds a single line. */
function read(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

function write(texts: readonly string[]) {
  try {
    localStorage.setItem(KEY, texts.join('\n'))
  } catch {
    // Storage is blocked, so the searches are remembered until the page closes.
  }
}

/** Equal for texts that differ in case and surrounding spaces only. */
const keyOf = (text: string) => text.trim().toLowerCase()

const textsAtom = atom(read())
textsAtom.debugLabel = 'textsAtom'

/**
 * Latest search texts of this device, newest first. Writing a text adds it, and null removes all,
 * as a logout does.
 */
export const recentSearchesAtom = atom(
  (get) => get(textsAtom),
  (get, set, text: string | null) => {
    const others = get(textsAtom).filter((each) => keyOf(each) !== keyOf(text ?? ''))
    const texts = text === null ? [] : [text, ...others].slice(0, SEARCH_SUGGESTIONS_MAX)
    write(texts)
    set(textsAtom, texts)
  },
)
recentSearchesAtom.debugLabel = 'recentSearchesAtom'

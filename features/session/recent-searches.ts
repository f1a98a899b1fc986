import { atom } from 'jotai'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { deviceStore } from './device-store'

const KEY = 'recent-searches'

/** One line each, because a search box holds a single line. */
const read = (): readonly string[] => (deviceStore.read(KEY) ?? '').split('\n').filter(Boolean)

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
    deviceStore.write(KEY, texts.join('\n'))
    set(textsAtom, texts)
  },
)
recentSearchesAtom.debugLabel = 'recentSearchesAtom'

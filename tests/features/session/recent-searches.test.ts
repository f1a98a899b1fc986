import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { recentSearchesAtom } from '@features/session/recent-searches'

it('keeps the latest searches once each, newest first, until they are cleared', () => {
  const store = createStore()
  const remembered = () => store.get(recentSearchesAtom)
  for (const text of ['Lekki', 'Abuja', 'LEKKI ']) store.set(recentSearchesAtom, text)
  expect(remembered()).toEqual(['LEKKI ', 'Abuja'])
  for (let number = 0; number < 10; number += 1) store.set(recentSearchesAtom, `place ${number}`)
  expect(remembered()).toHaveLength(SEARCH_SUGGESTIONS_MAX)
  expect(remembered()[0]).toBe('place 9')
  store.set(recentSearchesAtom, null)
  expect(remembered()).toEqual([])
})

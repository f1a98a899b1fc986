import { kilometresBetween } from '@domain/place/locations'
import { looseText } from '@domain/search/loose-text'
import type { Database } from '@server/database/tables'
import { everyCity } from '@server/geo/geo-places'
import { searchVocabulary } from './search-vocabulary'

/** Returns a key in which the words of a place are joined, as guests may type them. */
const keyOf = (name: string) => looseText(name).replaceAll(' ', '')

/** Longest name of a city, in words. */
const NAME_WORDS = 3

/**
 * Returns the listed place nearest to a city that a text names, where no listing is. The text may
 * have other words before and after the city.
 */
export async function nearestPlace(database: Database, text: string): Promise<string | undefined> {
  const words = looseText(text).split(' ')
  const named = words.flatMap((_, start) =>
    Array.from({ length: NAME_WORDS }, (_word, length) =>
      words.slice(start, start + length + 1).join(''),
    ),
  )
  const asked = everyCity.find(({ city }) => named.includes(keyOf(city)))
  if (!asked) return undefined
  const { byName } = (await searchVocabulary(database)).places
  let nearest: { name: string; kilometres: number } | undefined
  for (const city of everyCity) {
    const listed = byName.get(keyOf(city.city))
    if (!listed || city === asked) continue
    const kilometres = kilometresBetween(asked, city)
    if (!nearest || kilometres < nearest.kilometres) nearest = { name: listed.name, kilometres }
  }
  return nearest?.name
}

import { expect, it } from 'vitest'
import { compareNames } from '@domain/place/name-order'

it('names are in the order of their letters, whatever their case and accents', () => {
  const names = ['Zaria', 'Ìbàdàn', 'abuja', 'Åland Islands', 'Ibeju-Lekki', 'Albania', 'Ikeja']
  expect(names.toSorted(compareNames)).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

it('equal names keep their order', () => {
  expect(['Ìbàdàn', 'Ibadan'].toSorted(compareNames)).toEqual(['Ìbàdàn', 'Ibadan'])
})

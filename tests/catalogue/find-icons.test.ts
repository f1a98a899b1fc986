import { expect, it } from 'vitest'
import { findIcons, iconsWithOtherNames } from '@stories/docs/find-icons'
import * as icons from '@ui/text/icons'

const uses = new Map([
  ['ICON_MAP_PIN', ['ui/property/PropertyTitle.tsx']],
  ['ICON_CHEVRON_LEFT', ['ui/listing/Pager.tsx', 'ui/dates/CalendarHeader.tsx']],
])

it.each(['map pin', 'Map-Pin', 'MAPPIN', 'ICON_MAP_PIN'.slice(5), 'property title'])(
  'an icon is found by %j, however its name is written',
  (typed) => {
    expect(findIcons(uses, typed)).toEqual(['ICON_MAP_PIN'])
  },
)

it('an icon is found by each component that uses it', () => {
  expect(findIcons(uses, 'pager')).toEqual(['ICON_CHEVRON_LEFT'])
  expect(findIcons(uses, 'CalendarHeader')).toEqual(['ICON_CHEVRON_LEFT'])
})

it('no text finds every icon by name, and an unknown one finds none', () => {
  expect(findIcons(uses, '')).toEqual(['ICON_CHEVRON_LEFT', 'ICON_MAP_PIN'])
  expect(findIcons(uses, 'rocket')).toEqual([])
})

it.each(['location', 'marker', 'Address'])('an icon is found by another name, %j', (typed) => {
  expect(findIcons(uses, typed)).toEqual(['ICON_MAP_PIN'])
})

it('every icon that has other names exists', () => {
  expect(iconsWithOtherNames.filter((name) => !Object.hasOwn(icons, name))).toEqual([])
})

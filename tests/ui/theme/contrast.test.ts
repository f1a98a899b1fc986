import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES, type StatusKey } from '@domain/booking/status-table'
import { dark, light, type SchemeColours } from '@domain/brand-colours'
import { contrast } from '@stories/docs/contrast'

type Name = keyof SchemeColours
const grounds: Name[] = ['ground', 'surface', 'sunken', 'hovered', 'raised']
const inks: Name[] = ['ink', 'ink2', 'ink3', 'action', 'accent', 'danger']

const texts: [Name, Name][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [Name, Name] => [ink, ground])),
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onActionFill', 'actionFill'],
  ['onActionFill', 'actionFillHover'],
  ['onDanger', 'danger'],
  ['ink', 'actionTint'],
  ['action', 'actionTint'],
  ['danger', 'dangerTint'],
  ...BOOKING_STATUSES.map((status): [Name, Name] => {
    const key = status.toLowerCase() as StatusKey
    return [key, `${key}Tint`]
  }),
]
const shapes: [Name, Name][] = [
  ['outline', 'ground'],
  ['outline', 'surface'],
  ['outline', 'raised'],
  ['actionFill', 'ground'],
  ['actionFill', 'surface'],
  ['actionFill', 'raised'],
  ['heart', 'ground'],
  ['heartOnPhoto', 'onScrim'],
  ['heart', 'sunken'],
  ['star', 'ground'],
  ['star', 'surface'],
  ['accentFill', 'ground'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, scheme) => {
  it.each(texts)('shows text in %s on %s at 4.5 to 1 or better', (ink, ground) => {
    expect(contrast(scheme[ink], scheme[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('shows marks in %s on %s at 3 to 1 or better', (shape, ground) => {
    expect(contrast(scheme[shape], scheme[ground])).toBeGreaterThanOrEqual(3)
  })
})

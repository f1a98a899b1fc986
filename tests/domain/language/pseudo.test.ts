import { describe, expect, expectTypeOf, it } from 'vitest'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { insteadCopy } from '@domain/copy/instead-copy'
import { mailCopy } from '@domain/copy/mail-copy'
import { switchAccountCopy } from '@domain/copy/switch-account-copy'
import type { Copy } from '@domain/language/copy-shape'
import { pseudo } from '@domain/language/pseudo'

const places = import.meta.glob<object>('/domain/copy/*-copy.ts', { eager: true })

/** Returns every text at any depth with its path. Functions are called with sample values. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return textsIn(value('Palm Court', 3), path)
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

const english = Object.values(places).flatMap((place) => textsIn(place))
const changed = Object.values(places).flatMap((place) => textsIn(pseudo({ ...place })))

/** Words that grow: none with figures, and none of capitals only, such as 'NGN'. */
const wordsIn = (text: string) =>
  text
    .replaceAll('Palm Court', '')
    .split(/\s+/)
    .filter((token) => !/[\d@]/.test(token))
    .flatMap((token) => token.match(/\p{L}+/gu) ?? [])
    .filter((word) => /\p{Ll}/u.test(word) && word !== 'Staylet')

describe('the pseudo-language', () => {
  it('has the same texts as English', () => {
    expect(english.length).toBeGreaterThan(500)
    expect(changed.map(([path]) => path)).toEqual(english.map(([path]) => path))
  })

  it('makes every word at least 1.4 times as long', () => {
    const short = english.flatMap(([path, text], index) => {
      const longer = wordsIn(changed[index]?.[1] ?? '')
      return wordsIn(text).flatMap((word, place) =>
        (longer[place]?.length ?? 0) >= word.length * 1.4 ? [] : [`${path}: ${word}`],
      )
    })
    expect(short).toEqual([])
  })

  it('keeps values, figures, codes, addresses and the name', () => {
    const kept = (text: string) => text.match(/Palm Court|Staylet|[\w#]*\d[\w,:]*|\S+@\S+|NGN/g)
    expect(changed.map(([, text]) => kept(text))).toEqual(english.map(([, text]) => kept(text)))
  })

  it('leaves a text alone that it has already changed', () => {
    const card = pseudo(bookingCardCopy)
    expect(pseudo(card).total).toBe(card.total)
    const { without } = pseudo(insteadCopy)
    expect(without(card.total, 'Lekki')).toBe(`Réémóóvéé ${card.total}: Lekki`)
  })

  it('changes the texts in objects that a function returns', () => {
    const { title, text } = pseudo(switchAccountCopy).arrived('ada@mail.example')
    expect(title).not.toBe('Logged in')
    expect(text).toContain('ada@mail.example')
    expect(pseudo(mailCopy).sms.code('123456')).toMatch(/^123456 íís/)
  })
})

describe('the type of a copy module in another language', () => {
  type English = typeof bookingCardCopy

  it('requires every text and every value of a function', () => {
    expectTypeOf<Copy<English>>()
      .toHaveProperty('lines')
      .toHaveProperty('tax')
      .toEqualTypeOf<string>()
    expectTypeOf<Copy<English>['freeCancellation']>().toEqualTypeOf<(date: string) => string>()
    const { bookNow, ...others } = bookingCardCopy
    expect(bookNow).toBe('Book Now')
    // @ts-expect-error A text is missing.
    const incomplete: Copy<English> = others
    expect(incomplete).toBe(others)
  })
})

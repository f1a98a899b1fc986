import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  colourNames,
  companionOf,
  enoughFor,
  meaningOf,
  palettePaths,
  pathOf,
} from '@stories/docs/colour-facts'
import { parametersIn } from '@stories/docs/copy-samples'
import { copyTexts, countTexts, textsWith, titleOf, type CopyText } from '@stories/docs/copy-texts'
import { sourcesIn } from '@tests/meta/source-files'

describe('the page Colour', () => {
  it.each(colourNames)('says what %s means', (name) => {
    expect(meaningOf(name)).toMatch(/^[A-Z].{8,}\.$/s)
  })

  it.each([
    ['surface', 'ink'],
    ['ink2', 'surface'],
    ['onActionFill', 'actionFill'],
    ['actionFillHover', 'onActionFill'],
    ['pendingTint', 'pending'],
    ['scrim', undefined],
  ] as const)('compares %s with %s', (name, companion) => {
    expect(companionOf(name)).toBe(companion)
  })

  it.each(colourNames)('says how code names %s', (name) => {
    expect(palettePaths).toContain(pathOf(name))
  })

  it.each([
    ['ink', 'text.primary'],
    ['action', 'primary.main'],
    ['ink2', 'ink2.main'],
    ['pendingTint', 'pending.tint'],
  ] as const)('names %s as %s', (name, path) => {
    expect(pathOf(name)).toBe(path)
  })

  it('knows every colour that the code names by a path', () => {
    const files = sourcesIn(['ui', 'features', 'app', 'stories'])
    const named = files.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:bgcolor|color|borderColor)(?:: |=)['"](\w+\.\w+)['"]/g)].map(
        ([, colour = '']) => ({ path, colour }),
      ),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(palettePaths).not.toContain('action.main')
    expect(named.filter(({ colour }) => !palettePaths.has(colour))).toEqual([])
  })

  it('says what a contrast is enough for', () => {
    expect([enoughFor(4.5), enoughFor(3.2), enoughFor(1.3)]).toEqual([
      'text',
      'controls and large text',
      'decoration',
    ])
  })
})

const sentencesIn = (texts: readonly CopyText[]): CopyText[] =>
  texts.flatMap((each) => (each.inner.length === 0 ? [each] : sentencesIn(each.inner)))

describe('the page Writing', () => {
  const examples = sentencesIn(copyTexts()).filter(({ isExample }) => isExample)

  it('fills every sentence that depends on values', () => {
    const empty = examples.filter(({ text }) => !text || /undefined|NaN|Invalid|object/.test(text))
    expect(empty.map(({ name }) => name)).toEqual([])
    expect(examples.length).toBeGreaterThan(100)
  })

  it('finds texts by their words, their name and their place, within their groups', () => {
    const texts = copyTexts()
    const find = (words: string) => sentencesIn(textsWith(texts, words)).map(({ text }) => text)
    expect(find(' PROCESSING... ')).toContain('Processing...')
    expect(find('invalidTitle')).toEqual(['Invalid Booking Request'])
    expect(find('book now')).toContain('Confirm Booking & Pay')
    expect(find('no such text')).toEqual([])
    expect(countTexts(textsWith(texts, ''))).toBe(sentencesIn(texts).length)
  })

  it.each([
    ['bookNowCopy', 'Book now'],
    ['WANTED_NIGHTS_TEXT', 'Wanted nights text'],
  ])('titles %s as %s', (name, title) => {
    expect(titleOf(name)).toBe(title)
  })

  it('takes values by the names of the parameters', () => {
    const shown = Object.fromEntries(examples.map(({ name, text }) => [name, text]))
    expect(shown).toMatchObject({
      priceUpTo: 'Up to ₦45,000',
      ratingFigure: expect.stringContaining('4.8') as string,
      bytes: 'send 200 MB of photos',
    })
  })

  it('reads the parameters of sentences from the source', () => {
    const source = "a: (count: number, most = 3) => ''\nexport const b = (day: string) => ''"
    expect([...parametersIn(source)]).toEqual([
      ['a', [['count: number']]],
      ['b', [['day: string']]],
    ])
  })
})

/** Words that designers type into the search field when they come from another design system. */
const otherNames =
  'accordion alert autocomplete badge banner breadcrumb button cart checkbox checkout chip color dialog drawer dropdown elevation favorite font hamburger input link loader login modal navbar notification pagination palette placeholder popover radio settings shadow sheet skeleton slider snackbar spinner stepper switch tabs toast toggle tooltip typography upload wishlist'

describe('the page Other names', () => {
  const page = readFileSync('stories/docs/OtherNames.mdx', 'utf8')
  const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading)

  it.each(otherNames.split(' '))('has %s in a heading, by which the search finds it', (name) => {
    const words = headings.flatMap((heading) => heading.toLowerCase().split(/,? /))
    expect(words).toContain(name)
  })

  it('has its headings in the order of the alphabet', () => {
    expect(headings).toEqual([...headings].sort((a, b) => a.localeCompare(b, 'en')))
  })
})

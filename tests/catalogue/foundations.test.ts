import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourNames, meaningOf, palettePaths, pathOf } from '@stories/docs/colour-facts'
import { iconsWithOtherNames } from '@stories/docs/find-icons'
import { sourcesIn } from '@tests/meta/source-files'
import * as icons from '@ui/text/icons'

describe('the page Colour', () => {
  it.each(colourNames)('says what %s means, and how code names it', (name) => {
    expect(meaningOf(name)).toMatch(/^[A-Z].{8,}\.$/s)
    expect(palettePaths).toContain(pathOf(name))
  })

  it('knows every colour that the code names by a path', () => {
    const named = sourcesIn(['ui', 'features', 'app', 'stories']).flatMap(({ text }) =>
      [...text.matchAll(/\b(?:bgcolor|color|borderColor)(?:: |=)['"](\w+\.\w+)['"]/g)].map(
        ([, colour = '']) => colour,
      ),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((colour) => !palettePaths.has(colour))).toEqual([])
  })
})

it('every icon that has other names exists', () => {
  expect(iconsWithOtherNames.filter((name) => !Object.hasOwn(icons, name))).toEqual([])
})

/** Words that designers type into the search field when they come from another design system. */
const otherNames =
  'accordion alert autocomplete badge banner breadcrumb button cart checkbox checkout chip color dialog drawer dropdown elevation favorite font hamburger input link loader login modal navbar notification pagination palette placeholder popover radio settings shadow sheet skeleton slider snackbar spinner stepper switch tabs toast toggle tooltip typography upload wishlist'

it('the page Other names has them in its headings, by which the search finds it', () => {
  const page = readFileSync('stories/docs/OtherNames.mdx', 'utf8').toLowerCase()
  const words = [...page.matchAll(/^### (.+)$/gm)].flatMap(([, heading = '']) =>
    heading.split(/,? /),
  )
  expect(otherNames.split(' ').filter((name) => !words.includes(name))).toEqual([])
})

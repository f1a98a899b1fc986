import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { citationsIn, referenceFaults, rulingHeadings, type Known } from './references'

const known: Known = {
  rulings: new Set(['R-02', 'R-74']),
  requirements: new Set(['CARD-02', 'BOOK-CARD-05']),
  paths: new Set([
    'domain/stay-dates.ts',
    'ui/listing/ListingCard.tsx',
    'tests/domain/stay-dates.test.ts',
    'docs/decisions/0014-pages-without-a-network.md',
  ]),
  names: new Set(['selectListings', 'reload', 'map']),
}
const faultsOf = (text: string, path = 'ui/listing/HeartButton.tsx') =>
  referenceFaults([{ path, line: 7, text }], known).map(({ message }) => message)

describe('a reference that leads nowhere', () => {
  it.each([
    ['a ruling', 'One link covers the card (R-999).', 'R-999 is not defined in docs/rulings'],
    ['a requirement', 'See CARD-99.', 'CARD-99 is not a row of tests/requirements.tsv'],
    [
      'a section',
      'See section 2.10.',
      "'section 2.10' refers to a document that is not in the repository",
    ],
    ['a private book', 'See design.md.', 'design.md is not part of the repository'],
    ['a file', 'The wire form is in error-schema.ts.', "there is no file 'error-schema.ts'"],
    ['a path', 'See tests/ui/stay.test.ts.', "there is no file 'tests/ui/stay.test.ts'"],
    ['a relative path', 'See ./Heart.tsx.', "there is no file './Heart.tsx'"],
    ['a folder', 'Lives in domain/money.', "there is no 'domain/money'"],
    ['a function', 'Called by pickListings().', "the code has no 'pickListings()'"],
    ['a function in code', 'Called by `pickListings(rows)`.', "the code has no 'pickListings()'"],
  ])('is found: %s', (_, text, message) => {
    expect(faultsOf(text)).toEqual([message])
  })

  it('is reported with the file and the line of the passage', () => {
    const passage = { path: 'ui/A.tsx', line: 12, text: 'See R-999.' }
    expect(referenceFaults([passage], known)).toEqual([
      { path: 'ui/A.tsx:12', message: 'R-999 is not defined in docs/rulings' },
    ])
  })
})

describe('a reference that leads somewhere', () => {
  it.each([
    'One link covers the card (R-74, CARD-02, BOOK-CARD-05).',
    'Hashed with SHA-256 and sent as UTF-16.',
    'See ./ListingCard.tsx, stay-dates.ts and domain/stay-dates.',
    'Files that end in .test.ts are tests.',
    'Why: docs/decisions/0014, selectListings(), window.location.reload() and `rows.map(toRow)`.',
    'Published at https://example.test/docs/none.html as domain/*.ts.',
  ])('is accepted: %s', (text) => {
    expect(faultsOf(text)).toEqual([])
  })
})

describe('citations', () => {
  it('are the ids of rulings and requirements, each time that one is written', () => {
    const comments = [
      { path: 'a.ts', line: 1, text: 'R-74 and CARD-02, as SHA-256 shows.' },
      { path: 'b.ts', line: 1, text: 'R-74 again.' },
    ]
    expect(citationsIn(comments, known)).toEqual(['R-74', 'CARD-02', 'R-74'])
  })
})

describe('the rulings', () => {
  const folder = 'docs/rulings'
  const files = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(`${folder}/${name}`, 'utf8'),
  }))

  it('are numbered without a gap, and each is defined once', () => {
    const numbers = files.flatMap(({ text }) => rulingHeadings(text)).map((id) => +id.slice(2))
    numbers.sort((a, b) => a - b)
    expect(numbers.length).toBeGreaterThanOrEqual(151)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('are indexed by the files that define them', () => {
    const index = readFileSync(`${folder}/README.md`, 'utf8')
    for (const { name } of files.filter((file) => file.name !== 'README.md')) {
      expect(index).toContain(`](${name})`)
    }
  })

  it('are read from headings with a title only', () => {
    expect(rulingHeadings('### R-01 Title\n\nR-02\n\n### R-03\n## R-04 Title')).toEqual(['R-01'])
  })
})

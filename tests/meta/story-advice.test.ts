import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { adviceFaults } from './story-advice'

const path = 'stories/ui/form/Field.stories.tsx'
const other = 'stories/ui/form/Other.stories.tsx'

const given = (right: string, wrong: string) => `
const advice: Advice = {
  do: { why: '${right}', show: () => <Field /> },
  dont: { why: '${wrong}', show: () => <Field /> },
}
const meta = { title: 'ui/form/Field', parameters: { advice } } satisfies Meta<typeof Field>
`
const text = given('The label is always visible.', 'A placeholder vanishes with the first letter.')
const linesOf = (files: { path: string; text: string }[], exceptions = {}) =>
  faultLines(adviceFaults(files, exceptions))

describe('the guard of right and wrong uses', () => {
  it('finds advice for every piece of ui, or the reason why it has none', () => {
    expect(faultLines(adviceFaults(sourcesIn(['stories/ui'])))).toEqual([])
  })

  it('names a story file without advice', () => {
    const bare = "const meta = { title: 'ui/form/Field' } satisfies Meta<typeof Field>"
    expect(linesOf([{ path, text: bare }])).toEqual([
      `${path}: gives no advice: show its right and its wrong use in \`parameters.advice\``,
    ])
  })

  it('reports advice that the stories are not given', () => {
    const kept = text.replace('parameters: { advice }', 'parameters: {}')
    expect(linesOf([{ path, text: kept }])).toHaveLength(1)
  })

  it('accepts an exception with its reason, until it is needless', () => {
    const exceptions = { [path]: 'It is invisible.' }
    const bare = { path, text: 'const meta = {}' }
    expect(linesOf([bare], exceptions)).toEqual([])
    expect(linesOf([{ path, text }], exceptions)).toEqual([
      `${path}: gives advice: remove its exception`,
    ])
    expect(linesOf([], exceptions)).toEqual([`${path}: does not exist: remove its exception`])
  })

  it.each([
    ['no sentence', given('Good.', 'A placeholder vanishes with the first letter.')],
    ['no full stop', given('The label is always visible', 'A placeholder vanishes at once.')],
    ['a reason that is still to be written', text.replace(/why: 'The/, "why: 'TODO: the")],
    ['no reason at all', text.replace(/why: 'The[^']+', /, '')],
  ])('reports %s', (_what, weak) => {
    expect(linesOf([{ path, text: weak }])).toHaveLength(1)
  })

  it('reports reasons that two files share', () => {
    expect(
      linesOf([
        { path, text },
        { path: other, text },
      ]),
    ).toHaveLength(2)
  })

  it('accepts stories of other rooms without advice', () => {
    expect(linesOf([{ path: 'stories/features/A.stories.tsx', text: 'const meta = {}' }])).toEqual(
      [],
    )
  })
})

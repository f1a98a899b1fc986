import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { recipeFaults } from './recipes'
import { faultLines, pathsIn } from './source-files'

const paths = pathsIn(['docs/how-to'])
const index = readFileSync('docs/how-to/README.md', 'utf8')
const recipes = paths
  .filter((path) => !path.endsWith('/README.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('the recipes', () => {
  it('fit a screen and name at most five files', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(10)
    expect(faultLines(recipeFaults(recipes))).toEqual([])
  })

  it('are all in the index', () => {
    for (const { path } of recipes) expect(index).toContain(`](${path.split('/').at(-1)})`)
  })
})

describe('a recipe', () => {
  const recipe = (text: string) => recipeFaults([{ path: 'docs/how-to/a.md', text }])

  it('is refused when it has too many lines or files, or no title', () => {
    const lines = Array.from({ length: 13 }, (_, index) => `${index}. Do it.`)
    expect(recipe(`# A\n\n${lines.join('\n')}`)).toHaveLength(1)
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `1. Open \`domain/${name}.ts\`.`)
    expect(recipe(`# A\n\n${files.join('\n')}`)).toHaveLength(1)
    expect(recipe('1. Do it.')).toHaveLength(1)
  })

  it('is accepted when it names a file twice, or a folder', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'a'].map((name) => `1. Open \`domain/${name}.ts\`.`)
    expect(recipe(`# A\n\n${files.join('\n')}\n7. Look into \`domain/copy\`.`)).toEqual([])
  })
})

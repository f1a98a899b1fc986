import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingGroups, settings, type Setting } from '@server/config/settings'
import { sourcesIn } from '@tests/meta/source-files'
import { envExample, settingsMarkdown } from '../../scripts/settings-text'

const rows: [string, Setting][] = Object.entries(settings)
const names = rows.map(([name]) => name)
const run = 'run `npm run settings`'

describe('the documents of the settings', () => {
  it('match the table', () => {
    expect(readFileSync('docs/settings.md', 'utf8'), run).toBe(settingsMarkdown(settingGroups))
    expect(readFileSync('.env.example', 'utf8'), run).toBe(envExample(settingGroups))
  })
})

describe('the table of settings', () => {
  it('allows every fallback and example', () => {
    const refused = rows.flatMap(([name, { parse, fallback, example }]) =>
      [fallback, example].flatMap((text) =>
        text !== undefined && parse(text) === undefined ? [`${name}=${text}`] : [],
      ),
    )
    expect(refused).toEqual([])
  })

  it('refers only to its own rows', () => {
    const named = rows.flatMap(([, { needs, pair }]) => [needs, pair]).filter(Boolean)
    expect(named.filter((name) => !names.includes(name ?? ''))).toEqual([])
  })

  it('has every setting that the page reads at build time', () => {
    const read = sourcesIn(['app', 'features', 'scripts']).flatMap(({ text }) =>
      [...text.matchAll(/\benv\['(VITE_\w+)'\]/g)].map((found) => found[1]),
    )
    expect(new Set(read)).toEqual(new Set(names.filter((name) => name.startsWith('VITE_'))))
  })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importEdges, importTarget } from '@tests/meta/import-graph'
import { sourcesIn } from '@tests/meta/source-files'
import { allSteps } from './named-steps'
import { hashInputs, StepCache, wantedCache, type StepInputs } from './step-cache'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'steps-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  mkdirSync(join(root, 'server'))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'server/main.ts'), 'one')
  writeFileSync(join(root, 'docs/page.md'), 'one')
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const step: StepInputs = { command: ['vitest'], ignores: ['docs'] }
const passed = { passed: 3, failed: 0, skipped: 0 }

it('a step that passed is left out while nothing that it reads has changed', () => {
  const cache = new StepCache(root, '.cache')
  const hash = hashInputs(root, step)
  expect(cache.read('server', step, hash)).toBeUndefined()
  cache.write('server', step, hash, passed)
  writeFileSync(join(root, 'docs/page.md'), 'two')
  expect(
    cache.read('server', step, hashInputs(root, { ...step, ignores: ['docs', '.cache'] })),
  ).toEqual(passed)
})

it('a changed file, a new file, a setting and another command each run the step again', () => {
  const hash = hashInputs(root, step)
  expect(hashInputs(root, { ...step, command: ['vitest', '--bail'] })).not.toBe(hash)
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://127.0.0.1/other')
  expect(hashInputs(root, step)).not.toBe(hash)
  vi.unstubAllEnvs()
  writeFileSync(join(root, 'server/new.ts'), '')
  expect(hashInputs(root, step)).not.toBe(hash)
  rmSync(join(root, 'server/new.ts'))
  expect(hashInputs(root, step)).toBe(hash)
  writeFileSync(join(root, 'server/main.ts'), 'two')
  expect(hashInputs(root, step)).not.toBe(hash)
})

it('a build whose output was changed or deleted runs again', () => {
  const cache = new StepCache(root, '.cache')
  const build: StepInputs = { command: ['build'], output: 'dist', ignores: ['dist', '.cache'] }
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/app.js'), 'built')
  const hash = hashInputs(root, build)
  cache.write('build', build, hash, passed)
  expect(cache.read('build', build, hash)).toEqual(passed)
  writeFileSync(join(root, 'dist/app.js'), 'other')
  expect(cache.read('build', build, hash)).toBeUndefined()
  rmSync(join(root, 'dist'), { recursive: true })
  expect(cache.read('build', build, hash)).toBeUndefined()
})

it('every step runs when CI is set and with --all', () => {
  vi.stubEnv('CI', '1')
  expect(wantedCache([])).toBeUndefined()
  vi.stubEnv('CI', '')
  expect(wantedCache(['--all'])).toBeUndefined()
  expect(wantedCache([])).toBeInstanceOf(StepCache)
})

it('no file that a step reads imports a folder that the step ignores', () => {
  const edges = importEdges(sourcesIn()).map((edge) => ({
    from: edge.from,
    to: importTarget(edge),
  }))
  const below = (path: string, folders: readonly string[]) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  const steps = allSteps.flat(2)
  expect(steps.some(({ ignores = [] }) => ignores.length > 0)).toBe(true)
  const faults = steps.flatMap(({ name, ignores = [] }) =>
    edges
      .filter(({ from, to }) => !below(from, ignores) && below(to, ignores))
      .filter(({ from }) => isReadBy(name, from))
      .map(({ from, to }) => `${name}: ${from} imports ${to}`),
  )
  expect(faults).toEqual([])
})

/**
 * Folders whose files each step runs. Imports lead from there. The campaigns `answers`,
 * `payloads`, `keyboard-walks` and `early-visits` need a browser, so their slices are journeys.
 */
const entries: Record<string, RegExp> = {
  server:
    /^(server|domain|tests\/(server|chaos(?!\/(answers|payloads|keyboard-walks|early-visits))|fixtures|helpers))\//,
  hooks:
    /^(features|app|ui|domain|tests\/(helpers|fixtures))\/|^tests\/(ui|features|app)\/.*\.tsx$/,
  stories: /^(features|app|ui|domain|stories|\.storybook|tests\/(helpers|fixtures))\//,
  build: /^(features|app|ui|domain|server|scripts\/.*\.mjs$)\/?/,
  'byte budgets': /^(tests\/run\/(budgets|built-page|route-bytes))/,
  journeys: /^(tests\/(e2e|access|fixtures|helpers)|domain|server)\//,
}
const isReadBy = (step: string, path: string) => entries[step]?.test(path) ?? false

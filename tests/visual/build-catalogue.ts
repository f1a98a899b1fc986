import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Builds the catalogue of a checkout and returns `false` when it has none or the build fails. It
 * uses React's development build, as the story tests do: only that build has rendered an event's
 * changes before a play function takes its next step, so that a story always ends the same way.
 */
export function buildCatalogue(project: string, folder: string): boolean {
  rmSync(folder, { recursive: true, force: true })
  if (!existsSync(join(project, '.storybook'))) return false
  const program = resolve(project, 'node_modules', '.bin', 'storybook')
  const args = ['build', '--test', '--disable-telemetry', '--quiet', '-o', resolve(folder)]
  const { status } = spawnSync(program, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development', STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  return status === 0 && existsSync(join(folder, 'index.json'))
}

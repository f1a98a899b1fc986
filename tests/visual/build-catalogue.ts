import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Builds the catalogue of a checkout; `false` when it cannot be built, or there is none yet. */
export function buildCatalogue(project: string, folder: string): boolean {
  rmSync(folder, { recursive: true, force: true })
  if (!existsSync(join(project, '.storybook'))) return false
  const program = resolve(project, 'node_modules', '.bin', 'storybook')
  const args = ['build', '--test', '--disable-telemetry', '--quiet', '-o', resolve(folder)]
  const { status } = spawnSync(program, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  return status === 0 && existsSync(join(folder, 'index.json'))
}

import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Builds the catalogue of a checkout, with the stories of some files only. It uses React's
 * development build, as the story tests do: only that build has rendered an event's changes before
 * a play function takes its next step, so that a story always ends the same way.
 *
 * @throws when the checkout has no catalogue or it does not build, because nobody can review that.
 */
export async function buildCatalogue(project: string, folder: string, files: readonly string[]) {
  rmSync(folder, { recursive: true, force: true })
  const program = resolve(project, 'node_modules', '.bin', 'storybook')
  // A test build is faster, and leaves out what documentation pages need.
  const test = files.some((path) => path.endsWith('.mdx')) ? [] : ['--test']
  const args = ['build', ...test, '--disable-telemetry', '--quiet', '-o', resolve(folder)]
  const output: Buffer[] = []
  const status = await new Promise<number | null>((ended, failed) => {
    const build = spawn(program, args, {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        STORY_FILES: files.join(','),
      },
    })
    build.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    build.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    build.on('error', failed)
    build.on('close', ended)
  })
  if (status !== 0 || !existsSync(join(folder, 'index.json'))) {
    console.error(Buffer.concat(output).toString('utf8'))
    throw new Error(`The catalogue of ${project} does not build.`)
  }
}

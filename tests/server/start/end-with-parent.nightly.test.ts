import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..', '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** Starts a program by npm as the product is started, and returns the program's process id. */
async function startByNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const start = scripts.start.replaceAll('server/start/start.mjs', 'program.mjs')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { endWithParent } from ${JSON.stringify(join(root, 'server/start/end-with-parent.mjs'))}
    endWithParent()
    process.on('SIGTERM', () => console.log('ended') ?? process.exit(0))
    setInterval(() => undefined, 1000)
    console.log('pid', process.pid)`,
  )
  const npm = spawn('npm', ['start'], { cwd: folder })
  let output = ''
  npm.stdout.on('data', (part: Buffer) => (output += part.toString()))
  while (!output.includes('pid ')) await once(npm.stdout, 'data')
  // Resolves when the program has closed its output too.
  return { npm, output: () => output, closed: once(npm.stdout, 'close') }
}

it('SIGTERM for npm ends the program it started', async () => {
  const { npm, output, closed } = await startByNpm()
  npm.kill('SIGTERM')
  await closed
  expect(output()).toContain('ended')
})

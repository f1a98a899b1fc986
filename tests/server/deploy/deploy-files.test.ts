import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { deployed } from './deployed'

const run = promisify(execFile)
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')

it('the container file has no fault that a linter finds', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  expect(validate('FORM node:24\nRUN\n').length).toBeGreaterThan(0)
})

it('the container file copies what exists, and runs without rights', () => {
  const [, ...instructions] = dockerfile.split('\nFROM ')
  const last = instructions.at(-1) ?? ''
  const copied = [...last.matchAll(/^COPY --from=build \/srv\/staylet\/(\S+)/gm)]
  // The build makes 'node_modules' and 'dist'.
  expect(copied.map(([, path]) => path)).toEqual(['package.json', 'node_modules', 'dist', 'server'])
  expect(last).toMatch(/^USER node$/m)
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
  }
  expect(engines.node).toBe('>=20.19')
  expect(dockerfile).toMatch(/^FROM node:24-/m)
})

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit', async () => {
  const { stdout, stderr } = await run('systemd-analyze', [
    'verify',
    '--man=no',
    'deploy/staylet.service',
  ])
  expect(stdout + stderr).not.toContain('staylet.service')
})

it('the container and the unit start the server with the options that the bench measures', () => {
  const options = deployed.options.join(' ')
  const unit = readFileSync('deploy/staylet.service', 'utf8')
  expect(dockerfile).toContain(`CMD ["node", "${options}", "dist/server/main.js"]`)
  expect(unit).toContain(`ExecStart=/usr/bin/env node ${options} dist/server/main.js`)
  for (const [name, value] of Object.entries(deployed.env)) {
    expect(dockerfile).toContain(`ENV ${name}=${value}`)
    expect(unit).toContain(`Environment=${name}=${value}`)
  }
})

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { openTemporaryFolder } from './temporary-folder'

const makeFolder = `console.log(require('fs').mkdtempSync(require('os').tmpdir() + '/left-'))`

it('holds what a program leaves behind, and is removed with it', () => {
  const env = { ...process.env }
  const remove = openTemporaryFolder(env)
  const left = execFileSync(process.execPath, ['-e', makeFolder], { env, encoding: 'utf8' }).trim()
  expect(dirname(dirname(left))).toBe(tmpdir())
  expect(existsSync(left)).toBe(true)
  remove()
  expect(existsSync(dirname(left))).toBe(false)
  expect(env['TMPDIR']).toBe(process.env['TMPDIR'])
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { headName } from './base'

it('a checkout with uncommitted changes is named as such', () => {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-head-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args])
  const write = (text: string) => writeFileSync(join(folder, 'a.ts'), text)
  git('init', '--quiet')
  write('1')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'A')
  expect(headName(folder)).toMatch(/^[\da-f]{10}$/)
  write('2')
  expect(headName(folder)).toMatch(/^[\da-f]{10} with uncommitted changes$/)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { approvalKey, readApprovals, unapproved, writeApprovals } from './approvals'

const picture = (text: string) => Buffer.from(text)
const folder = () => mkdtempSync(join(tmpdir(), 'staylet-approvals-'))

describe('an approval of a visual change', () => {
  it('applies to these two screenshots only, so a further change needs another (CAT-04)', () => {
    const approved = approvalKey(picture('was'), picture('is'))
    const approvals = { [approved]: 'a.png' }
    const again = approvalKey(picture('was'), picture('is now'))
    expect(unapproved([{ key: approved }, { key: again }], approvals)).toEqual([{ key: again }])
  })

  it('distinguishes an added story from a removed one, and where a screenshot ends', () => {
    const keys = [
      approvalKey(undefined, picture('a')),
      approvalKey(picture('a'), undefined),
      approvalKey(picture('ab'), picture('c')),
      approvalKey(picture('a'), picture('bc')),
      approvalKey(picture(''), picture('a')),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is stored in a file that may not exist yet', () => {
    const file = join(folder(), 'visual', 'approved.json')
    expect(readApprovals(file)).toEqual({})
    writeApprovals(file, { key: 'a.png' })
    expect(readApprovals(file)).toEqual({ key: 'a.png' })
  })

  it('is refused from a malformed file', () => {
    const file = join(folder(), 'approved.json')
    writeFileSync(file, '{"key":')
    expect(() => readApprovals(file)).toThrow('cannot be read')
  })
})

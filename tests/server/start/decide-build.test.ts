import { describe, expect, it } from 'vitest'
import { decideBuild } from '../../../server/start/decide-build.mjs'

const found = { builtStamp: 'a', sourceStamp: 'a', hasSources: true, hasBuilder: true }

describe('the build decision of npm start', () => {
  it('skips the build when the built product matches its sources', () => {
    expect(decideBuild({ ...found, hasBuilder: false }).kind).toBe('run')
  })

  it('builds at the first start and after a change', () => {
    expect(decideBuild({ ...found, builtStamp: undefined }).kind).toBe('build')
    expect(decideBuild({ ...found, sourceStamp: 'b' }).kind).toBe('build')
  })

  it('names the missing build tool and the command that installs it', () => {
    const decision = decideBuild({ ...found, sourceStamp: 'b', hasBuilder: false })
    expect(decision).toMatchObject({ kind: 'refuse' })
    expect('why' in decision && decision.why).toMatch(/vite.*not installed.*npm ci --include=dev/)
  })

  it('runs a built product that was copied without its sources', () => {
    const copied = { ...found, sourceStamp: 'b', hasSources: false, hasBuilder: false }
    expect(decideBuild(copied).kind).toBe('run')
    expect(decideBuild({ ...copied, builtStamp: undefined }).kind).toBe('refuse')
  })
})

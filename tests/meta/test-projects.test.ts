import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allSteps } from '@tests/run/named-steps'

/** Returns the Vitest projects that no step runs. */
const leftOut = (configuration: string, commands: readonly string[]) =>
  [...configuration.matchAll(/name: '(\w+)'/g)]
    .map(([, name]) => name ?? '')
    .concat(configuration.includes('storybookTest(') ? ['storybook'] : [])
    .filter((name) => !commands.some((command) => command.includes(`--project ${name}`)))

const commands = allSteps.flat(2).map(({ command }) => command.join(' '))

describe('npm test', () => {
  it('runs every project of the test configuration', () => {
    expect(leftOut(readFileSync('vitest.config.ts', 'utf8'), commands)).toEqual([])
  })

  it('would be reported if it left a project out', () => {
    expect(leftOut("test: { name: 'forgotten' }", commands)).toEqual(['forgotten'])
  })
})

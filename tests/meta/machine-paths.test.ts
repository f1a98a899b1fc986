import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { machinePathFaults } from './machine-paths'
import { faultLines, pathsIn, rooms } from './source-files'

const isText = (path: string) => /\.(tsx?|mjs|js|json|md|mdx|html|css|sql|yml|tsv)$/.test(path)
const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })

it('no file names a path of one machine', () => {
  const paths = pathsIn([...rooms, 'docs', '.github', '.ci']).filter(isText)
  const files = [...paths, 'README.md', 'package.json', 'vite.config.ts', 'vitest.config.ts']
  const faults = machinePathFaults(files.map(read))
  const here = 'tests/meta/machine-paths.test.ts'
  expect(faultLines(faults.filter(({ path }) => !path.startsWith(here)))).toEqual([])
})

it.each(['/home/ada/staylet', '/Users/ada/staylet', '/root/staylet', '/tmp/x/staylet'])(
  '%s is reported',
  (planted) => {
    expect(machinePathFaults([{ path: 'README.md', text: `cd ${planted}` }])).toHaveLength(1)
  },
)

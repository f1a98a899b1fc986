import { expect, it } from 'vitest'
import { chunkGroups } from '../../scripts/chunk-groups'

it('a slow build has no warnings about shared files, because each has a name', () => {
  const names = chunkGroups('app/main.tsx').map(({ debugName }) => debugName)
  expect(names).toContain('first')
  expect(names).not.toContain(undefined)
})

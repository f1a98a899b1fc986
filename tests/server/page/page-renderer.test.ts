import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rendererIn } from '@server/page/page-renderer'
import { temporaryFolder } from '@tests/server/test-server'

it('is loaded again after its file was away for a moment', async () => {
  const folder = temporaryFolder()
  const [file, away] = [join(folder, 'render-page.mjs'), join(folder, 'away.mjs')]
  expect(rendererIn(file)).toBeUndefined()
  writeFileSync(file, 'export const responsePaths = () => ["/amenities"]')
  const load = rendererIn(file)
  renameSync(file, away)
  await expect(load?.()).rejects.toThrow('render-page.mjs')
  renameSync(away, file)
  expect((await load?.())?.responsePaths('/')).toEqual(['/amenities'])
  expect(await load?.()).toBe(await load?.())
})

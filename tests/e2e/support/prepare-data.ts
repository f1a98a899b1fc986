import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product'

/** Where the workers find the folder to copy. */
export const PREPARED_DATA = 'STAYLET_E2E_DATA'

/** Loads the demo data once; every worker starts from a copy of it. Answers the clearing up. */
async function prepareData() {
  const folder = await mkdtemp(join(tmpdir(), 'staylet-e2e-'))
  const product = await startProduct(folder)
  await product.stop()
  process.env[PREPARED_DATA] = folder
  return () => rm(folder, { recursive: true, force: true })
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a global setup's default export
export default prepareData

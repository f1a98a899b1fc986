import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product'

/** Environment variable that tells the workers which folder to copy. */
const PREPARED_DATA = 'STAYLET_E2E_DATA'

/** Folder of the photo variants. They are the same for every server and slow to make. */
const VARIANTS = 'photo-variants'

/** Loads the demo data once. Every server starts from a copy of it. Returns the cleanup. */
async function prepareData() {
  const folder = await mkdtemp(join(tmpdir(), 'staylet-e2e-'))
  const product = await startProduct(folder)
  await product.stop()
  await mkdir(join(folder, VARIANTS), { recursive: true })
  process.env[PREPARED_DATA] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Makes a data folder for one server. Only the photo variants are shared. Outside the journeys,
 * where nothing was prepared, the folder is empty.
 */
export async function ownData() {
  const prepared = process.env[PREPARED_DATA]
  const folder = await mkdtemp(join(tmpdir(), 'staylet-own-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  if (prepared === undefined) return { folder, remove }
  const shared = join(prepared, VARIANTS)
  await cp(prepared, folder, { recursive: true, filter: (source) => source !== shared })
  await symlink(shared, join(folder, VARIANTS))
  return { folder, remove }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a global setup's default export
export default prepareData

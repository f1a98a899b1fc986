import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]
/** Part of the Emscripten module that PGlite's types omit. */
interface NodeFileLayer {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * Stores PGlite's folder with a real fsync. PGlite's own file layer has none, so a power failure
 * could lose a confirmed booking (docs/decisions).
 */
export class DurableNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addFsync = (module: unknown) => {
      ;(module as NodeFileLayer).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    } as Awaited<ReturnType<NodeFS['init']>>
  }
}

/**
 * PGlite's parameters without `-F` (no fsync), with the only sync method that its file layer knows,
 * and with a smaller cache: PostgreSQL's default of 128 MB would stay in this process's memory, and
 * the operating system caches the same files.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
]

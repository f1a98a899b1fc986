import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]
/** The part of the Emscripten module that is not in PGlite's types. */
interface NodeFileLayer {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * PGlite's folder, with a real fsync. Its own file layer has none, so a booking that was
 * acknowledged could be lost with the power (docs/decisions).
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

/** PGlite's own, without `-F` (no fsync) and with the one method that its file layer knows. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

import { AsyncLocalStorage } from 'node:async_hooks'

/** A server that replays what the primary writes. */
export interface Replica {
  /** Sends a statement to this replica alone. */
  query: (text: string, values: readonly unknown[]) => Promise<{ rows: unknown[] }>
  /** Returns the version of the data on this replica. */
  version: () => Promise<string>
}

/** Reads of one request that a replica answers. */
export interface ReplicaReads {
  readonly replica: Replica
  /** True once a statement has failed there. The primary answers that one and all later ones. */
  hasLeft: boolean
}

const reads = new AsyncLocalStorage<ReplicaReads | undefined>()

/** Runs work whose statements a replica answers, or the primary when there are no such reads. */
export const readFrom = <T>(from: ReplicaReads | undefined, work: () => T): T =>
  reads.run(from, work)

export const currentReads = () => reads.getStore()

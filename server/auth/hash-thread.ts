import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'
import { projectRoot } from '@server/config/project-root'

/** Password to hash by a setting, or to compare with a stored hash. */
export type HashTask =
  | { password: string; setting: Options; stored?: undefined }
  | { password: string; setting?: undefined; stored: string }

interface Answer {
  value?: string | boolean
  error?: unknown
}

const file = () => join(projectRoot(), 'server', 'auth', 'hash-worker.mjs')

/**
 * A thread that hashes one password at a time, with a low priority: while every core is busy,
 * requests that need no hash go first.
 */
export class HashThread {
  #worker: Worker | undefined

  /**
   * @throws what the hash throws, or the error that ended the thread. The next call starts another.
   */
  async carryOut(task: HashTask): Promise<string | boolean> {
    const worker = (this.#worker ??= this.#start())
    // A command must not end before its hash. An idle thread keeps no process alive.
    worker.ref()
    try {
      return await this.#answerOf(worker, task)
    } finally {
      worker.unref()
    }
  }

  #start() {
    const worker = new Worker(file())
    worker.once('exit', () => (this.#worker = undefined))
    return worker
  }

  #answerOf(worker: Worker, task: HashTask) {
    return new Promise<string | boolean>((resolve, reject) => {
      const settle = ({ value, error }: Answer) => {
        worker.off('error', reject).off('exit', end)
        if (value === undefined) reject(error)
        else resolve(value)
      }
      const end = () => reject(new Error('The thread that hashes passwords ended.'))
      worker.once('message', settle).once('error', reject).once('exit', end)
      worker.postMessage(task)
    })
  }
}

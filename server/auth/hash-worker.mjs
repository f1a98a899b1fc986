import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/**
 * Steps of priority below the event loop. The thread still gets a tenth of a core that is busy with
 * a request.
 */
const STEPS = 10

// On Linux a priority belongs to a thread. Elsewhere it would slow the whole server.
if (process.platform === 'linux') {
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS))
}

/** @param {import('./hash-thread').HashTask} task */
const carryOut = ({ password, setting, stored }) =>
  stored === undefined ? hashSync(password, setting) : verifySync(stored, password)

parentPort?.on('message', (/** @type {import('./hash-thread').HashTask} */ task) => {
  try {
    parentPort?.postMessage({ value: carryOut(task) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})

import { DatabaseBusyError } from './database-faults'

interface Waiting {
  proceed: () => void
  refuse: (error: Error) => void
  /** Returns an error when the turn is no longer of use. */
  objection: () => Error | undefined
  timer: NodeJS.Timeout
}

export interface LineLimits {
  /** Turns that are taken at the same time. */
  atOnce: number
  /** Callers that may wait. Beyond them a caller is refused at once. */
  waiting: number
  /** Milliseconds that a caller waits at most. */
  patience: number
}

/** A bounded queue in front of the connections, which pg-pool's own queue is not. */
export class WaitingLine {
  readonly #limits: LineLimits
  readonly #waiting: Waiting[] = []
  #taken = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  get length() {
    return this.#waiting.length
  }

  /**
   * Waits for a turn, which `leave` ends.
   *
   * @param isUrgent Whether it goes before everybody who waits, however long the queue is.
   * @param objection Called when the turn comes. An error that it returns refuses the turn.
   * @throws DatabaseBusyError when the queue is full or the wait was too long.
   */
  async enter(isUrgent: boolean, objection: () => Error | undefined): Promise<void> {
    const early = objection()
    if (early) throw early
    if (this.#taken < this.#limits.atOnce) {
      this.#taken += 1
      return
    }
    if (!isUrgent && this.#waiting.length >= this.#limits.waiting) {
      throw new DatabaseBusyError('Too many statements wait for a connection.')
    }
    await new Promise<void>((proceed, refuse) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        refuse(new DatabaseBusyError('No connection became free in time.'))
      }, this.#limits.patience)
      const waiting = { proceed, refuse, objection, timer }
      if (isUrgent) this.#waiting.unshift(waiting)
      else this.#waiting.push(waiting)
    })
  }

  /** Ends a turn and hands it to the next caller who still needs one. */
  leave() {
    for (;;) {
      const next = this.#waiting.shift()
      if (!next) {
        this.#taken -= 1
        return
      }
      clearTimeout(next.timer)
      const objection = next.objection()
      if (!objection) {
        next.proceed()
        return
      }
      next.refuse(objection)
    }
  }

  /** Refuses everybody who waits. Turns that are taken stay taken. */
  refuseAll(error: Error) {
    for (const { refuse, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      refuse(error)
    }
  }
}

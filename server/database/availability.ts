/** Milliseconds between two attempts to reach a database that is away. */
const PROBE_EVERY = 150

export interface Availability {
  isAway: () => boolean
  /** Checks the database, because a statement failed or takes a long time. */
  suspect: () => void
  /** Clears a suspicion, because a statement was answered. A busy server may answer a probe late. */
  trust: () => void
  stop: () => void
}

interface AvailabilityOptions {
  /** Resolves when the database answers on a new connection. Rejects within about a second. */
  probe: () => Promise<void>
  onAway: (reason: unknown) => void
  onReturn: () => void
}

/**
 * Knows whether the database can be reached. While it cannot, statements are refused at once
 * instead of waiting, and a new attempt begins several times a second, however long the attempts
 * before it hang.
 */
export function watchAvailability({ probe, onAway, onReturn }: AvailabilityOptions): Availability {
  let state: 'up' | 'suspected' | 'away' | 'stopped' = 'up'
  let timer: NodeJS.Timeout | undefined
  /** Number of the last suspicion. The probe of an earlier one tells nothing about it. */
  let suspicion = 0

  const look = () => {
    probe().then(
      () => {
        if (state !== 'away') return
        state = 'up'
        clearInterval(timer)
        onReturn()
      },
      // The database is still away, as onAway has reported.
      () => undefined,
    )
  }

  return {
    isAway: () => state === 'away',
    suspect: () => {
      if (state !== 'up') return
      state = 'suspected'
      suspicion += 1
      const own = suspicion
      const isOpen = () => state === 'suspected' && own === suspicion
      probe().then(
        () => {
          if (isOpen()) state = 'up'
        },
        (reason: unknown) => {
          if (!isOpen()) return
          state = 'away'
          timer = setInterval(look, PROBE_EVERY)
          onAway(reason)
        },
      )
    },
    trust: () => {
      if (state === 'suspected') state = 'up'
    },
    stop: () => {
      state = 'stopped'
      clearInterval(timer)
    },
  }
}

interface Written {
  position: bigint
  /** When everything up to the position had been written, by performance.now(). */
  at: number
}

/** Reads a position in the write-ahead log, such as '16/B374D848'. */
export function positionOf(text: string | null | undefined): bigint | undefined {
  const [, high, low] = /^([\dA-F]+)\/([\dA-F]+)$/.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined
}

/** Remembers how far the primary had written at which moment, for as long as that matters. */
export class WrittenPositions {
  readonly #longest: number
  #positions: Written[] = []
  #timeline = ''

  /** @param longest Milliseconds beyond which an age is of no interest. */
  constructor(longest: number) {
    this.#longest = longest
  }

  /**
   * Notes a position of the primary.
   *
   * @param timeline Changes when another server has become the primary.
   * @param at A moment before the primary was asked.
   */
  add(position: bigint, timeline: string, at: number) {
    if (timeline !== this.#timeline) this.#positions = []
    this.#timeline = timeline
    const last = this.#positions.at(-1)
    if (last?.position === position) last.at = at
    else this.#positions.push({ position, at })
    const isOld = (written: Written) => at - written.at > this.#longest
    while (this.#positions[0] && isOld(this.#positions[0])) this.#positions.shift()
  }

  /** Returns how many milliseconds a replica that has replayed this much may be behind. */
  age(replayed: bigint) {
    const reached = this.#positions.findLast(({ position }) => position <= replayed)
    return reached ? performance.now() - reached.at : Infinity
  }

  /**
   * Tells whether the primary, asked after a replica had replayed this much, had written less. The
   * replica then followed another server, such as a primary before a failover.
   *
   * @param seenAt When the replica had told that, by performance.now().
   */
  hasLess(replayed: bigint, seenAt: number) {
    const last = this.#positions.at(-1)
    return last !== undefined && last.at >= seenAt && last.position < replayed
  }
}

/** One measured figure. Smaller is better in all of them. */
export interface Figure {
  /** What was measured together, such as the pages on one line. */
  group: string
  name: string
  value: number
  unit: 'ms' | 'KB' | 'files' | 'points below 100' | ''
  /** The same figure of the lower bound, from the same run. */
  floor?: number | undefined
  /** What it must not exceed. */
  limit?: number | undefined
}

/** A figure with the day and the machine that it is from. */
export interface DatedFigure extends Figure {
  /** ISO time at which its run began. */
  at: string
}

const keyOf = ({ group, name }: Figure) => JSON.stringify([group, name])

const recorded: Figure[] = []

/** Records a figure of this run for the report. */
export function record(figure: Figure) {
  recorded.push(figure)
}

export const recordedFigures = (): readonly Figure[] => recorded

/** A figure beside the one of the last run that measured it. */
export interface ComparedFigure extends DatedFigure {
  last?: { value: number; at: string } | undefined
  /** Whether this run has measured it. */
  isNew: boolean
}

/**
 * Puts new figures beside those of earlier runs. Figures that this run has not measured stay, with
 * the time that they are from.
 */
export function compareFigures(
  measured: readonly Figure[],
  earlier: readonly ComparedFigure[],
  at: string,
): ComparedFigure[] {
  const before = new Map(earlier.map((figure) => [keyOf(figure), figure]))
  const now = new Map(measured.map((figure) => [keyOf(figure), figure]))
  const kept = earlier
    .filter((figure) => !now.has(keyOf(figure)))
    .map((figure) => ({ ...figure, isNew: false }))
  const compared = [...now].map(([key, figure]) => {
    const last = before.get(key)
    return { ...figure, at, isNew: true, last: last && { value: last.value, at: last.at } }
  })
  return [...compared, ...kept]
}

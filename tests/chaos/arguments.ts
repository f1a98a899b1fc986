export interface ChaosArguments {
  /** Names of the campaigns to run, in their usual order. */
  names: string[]
  seed: number | undefined
  share: number
}

const numberAfter = (args: readonly string[], option: string) => {
  const at = args.indexOf(option)
  if (at === -1) return undefined
  const value = Number(args[at + 1])
  if (args[at + 1] === undefined || Number.isNaN(value))
    throw new Error(`${option} needs a number.`)
  return value
}

/**
 * Reads `[name …] [--seed N] [--share S]`. Without names every campaign runs.
 *
 * @throws Error that says what is wrong.
 */
export function readArguments(args: readonly string[], known: readonly string[]): ChaosArguments {
  const seed = numberAfter(args, '--seed')
  if (seed !== undefined && !Number.isSafeInteger(seed))
    throw new Error('--seed needs a whole number.')
  const share = numberAfter(args, '--share') ?? 1
  if (!(share > 0 && share <= 1)) throw new Error('--share needs a number above 0, at most 1.')
  const isValue = (at: number) => ['--seed', '--share'].includes(args[at - 1] ?? '')
  const named = args.filter((arg, at) => !isValue(at) && !['--seed', '--share'].includes(arg))
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. The campaigns are ${known.join(', ')}.`)
  }
  return {
    names: named.length > 0 ? known.filter((name) => named.includes(name)) : [...known],
    seed,
    share,
  }
}

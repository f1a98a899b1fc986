import type { ParseArgsConfig } from 'node:util'
import type { Config } from '@server/config/config'
import type { Env } from '@server/config/read-settings'
import type { Database } from '@server/database/tables'
import { UsageError } from './command-error'
import { withCommandDatabase } from './open-command-database'
import { parseCommandLine } from './parse-command-line'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Known extends Options> = ReturnType<typeof parseCommandLine<Known>>['values']

export interface Given<Known extends Options = Options> {
  database: Database
  config: Config
  now: Date
  values: Values<Known>
}

export interface Verb<Known extends Options, Result = string> {
  /** Fewest and most words after the verb. */
  words: readonly [least: number, most: number]
  /** Options that go with it. None by default. */
  takes?: readonly (keyof Values<Known>)[]
  run: (given: Given<Known>, ...words: string[]) => Promise<Result>
}

export type Verbs<Known extends Options, Result = string> = Readonly<
  Record<string, Verb<Known, Result>>
>

interface VerbCommand<Known extends Options, Result> {
  usage: string
  options: Known
  verbs: Verbs<Known, Result>
}

/**
 * Runs the verb that a command line begins with on the configured database.
 *
 * @returns what the verb returns: the message to print, for most.
 * @throws CommandError, ConfigError, DataDirectoryInUseError, and UsageError before the database is
 * opened, for an unknown verb and for options and words that do not go with it.
 */
export async function runVerb<const Known extends Options, Result>(
  { usage, options, verbs }: VerbCommand<Known, Result>,
  args: readonly string[],
  env: Env,
  now = new Date(),
): Promise<Result> {
  const { values, positionals } = parseCommandLine(args, options, usage)
  const [name, ...words] = positionals
  if (name === undefined) throw new UsageError(usage)
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) throw new UsageError(usage, `'${name}' is unknown.`)
  const [least, most] = verb.words
  const other = Object.keys(values).find(
    (each) => !verb.takes?.includes(each as keyof Values<Known>),
  )
  if (other !== undefined) throw new UsageError(usage, `'--${other}' does not go with ${name}.`)
  if (words.length < least) throw new UsageError(usage, `${name} needs more words.`)
  if (words.length > most) throw new UsageError(usage, `'${words[most]}' is one word too many.`)
  return withCommandDatabase(env, (database, config) =>
    verb.run({ database, config, now, values }, ...words),
  )
}

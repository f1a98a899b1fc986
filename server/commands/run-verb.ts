import type { ParseArgsConfig } from 'node:util'
import type { Config } from '@server/config/config'
import type { Env } from '@server/config/read-settings'
import type { Database } from '@server/database/tables'
import { UsageError } from './command-error'
import { withCommandDatabase } from './open-command-database'
import { parseCommandLine } from './parse-command-line'

type Options = NonNullable<ParseArgsConfig['options']>
export type Values<Known extends Options> = ReturnType<typeof parseCommandLine<Known>>['values']

export interface Office {
  database: Database
  config: Config
  now: Date
}

export type Work<Result = string> = (office: Office) => Promise<Result>

export interface Verb<Known extends Options, Result = string> {
  /** Fewest and most words after the verb. */
  words: readonly [least: number, most: number]
  /** Options that go with it. None by default. */
  takes?: readonly (keyof Values<Known>)[]
  /**
   * Reads options and words, and returns what is done with them once the database is open.
   *
   * @throws UsageError
   */
  read: (values: Values<Known>, ...words: string[]) => Work<Result> | Promise<Work<Result>>
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
 * opened.
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
  const work = await verb.read(values, ...words)
  return withCommandDatabase(env, (database, config) => work({ database, config, now }))
}

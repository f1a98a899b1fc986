import { retiredSettings, settings, type Setting, type SettingName } from './settings'

export type Env = Record<string, string | undefined>

type Table = typeof settings
type ValueOf<S> = S extends { parse: (text: string) => infer T }
  ? Exclude<T, undefined> | (S extends { fallback: string } ? never : undefined)
  : never

/** Value of every setting. It is undefined when the variable is unset and has no fallback. */
export type SettingValues = { [Name in SettingName]: ValueOf<Table[Name]> }

const rows = Object.entries(settings) as [SettingName, Setting][]

/** Returns a message for each contradiction between settings that are given. */
const contradictions = (isGiven: (name: string) => boolean) => [
  ...rows.flatMap(([name, { pair }]) =>
    pair !== undefined && isGiven(name) !== isGiven(pair)
      ? [`${name} and ${pair}: set both or neither.`]
      : [],
  ),
  ...new Set(
    rows.flatMap(([name, { needs }]) =>
      needs !== undefined && isGiven(name) && !isGiven(needs)
        ? [`${needs} is required when another ${needs.split('_', 1)[0]} variable is set.`]
        : [],
    ),
  ),
]

/** User and password in an address. */
const CREDENTIALS = /:\/\/[^/]*@/

/**
 * Reads every setting from the environment. An empty variable counts as unset.
 *
 * @returns The values, and a message for each wrong variable and each contradiction.
 */
export function readSettings(env: Env): { values: SettingValues; problems: string[] } {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  // A wrong value has its own message, and needs no second one that calls it missing.
  const given = new Set<string>()
  for (const [name, { parse, fallback, allowed, secret }] of rows) {
    const text = env[name]?.trim() || fallback
    if (text === undefined) continue
    given.add(name)
    values[name] = parse(text)
    if (values[name] !== undefined) continue
    // A wrong value may still contain a password.
    const shown = secret || CREDENTIALS.test(text) ? 'the value' : `'${text}'`
    problems.push(`${name}: ${shown} is not allowed. Set it to ${allowed}.`)
  }
  problems.push(...contradictions((name) => given.has(name)))
  for (const [name, instead] of Object.entries(retiredSettings)) {
    if (env[name]?.trim()) problems.push(`${name} is not a setting any more. Unset it: ${instead}.`)
  }
  // Each value comes from its own row's parser.
  return { values: values as SettingValues, problems }
}

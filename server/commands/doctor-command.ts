import { ConfigError, readConfig } from '@server/config/config'
import { checkDatabase } from '@server/doctor/check-database'
import { checkLanguage, checkNames } from '@server/doctor/check-names'
import { checkReplica } from '@server/doctor/check-replica'
import { checkServices } from '@server/doctor/check-services'
import { checkSettings } from '@server/doctor/check-settings'
import { checkStorage } from '@server/doctor/check-storage'
import { type Finding, fault } from '@server/doctor/finding'
import { UsageError } from './command-error'
import { counted } from './counted'

/**
 * Examines everything that the server needs. It changes nothing but a file and a row that it deletes
 * again.
 *
 * @param env The environment that the server would be started with.
 */
async function examine(
  env: Record<string, string | undefined>,
  now = new Date(),
): Promise<Finding[]> {
  const ofNames = [...checkNames(env), ...(await checkLanguage(env))]
  try {
    const config = readConfig(env)
    const { found, opened } = await checkDatabase(config, now)
    try {
      return [
        ...checkSettings(config),
        ...ofNames,
        ...found,
        ...(opened ? await checkReplica(config) : []),
        ...(await checkStorage(config, opened?.database)),
        ...(await checkServices(config)),
      ]
    } finally {
      await opened?.close()
    }
  } catch (error) {
    if (error instanceof ConfigError) return [fault('settings', error.message), ...ofNames]
    throw error
  }
}

const USAGE = `Usage: npm run doctor
Checks the settings, the database, its schema, the disk, mail, text messages, the bucket, the clock
and the photos, with the environment that the server is started with. It changes nothing.`

/** Blanks between two columns. */
const GAP = 2

const widest = (texts: string[]) => Math.max(...texts.map(({ length }) => length)) + GAP

/** Returns the findings as lines in columns. */
function linesOf(found: readonly Finding[]) {
  const level = widest(found.map((each) => each.level))
  const about = widest(found.map((each) => each.about))
  const indent = `\n${' '.repeat(level + about)}`
  return found.map(
    (each) =>
      each.level.padEnd(level) + each.about.padEnd(about) + each.message.replaceAll('\n', indent),
  )
}

/**
 * Examines the server's surroundings.
 *
 * @returns the message to print, and whether the server can work.
 * @throws CommandError
 */
export async function runDoctorCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  now = new Date(),
) {
  if (args.length > 0) throw new UsageError(USAGE, `'${args[0]}' is unknown.`)
  const found = await examine(env, now)
  const count = (level: Finding['level']) => found.filter((each) => each.level === level).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const sum = `${counted(faults, 'fault')}, ${counted(warnings, 'warning')}.`
  return { message: [...linesOf(found), '', sum].join('\n'), isWell: faults === 0 }
}

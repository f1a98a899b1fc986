import { examine } from '@server/doctor/examine'
import type { Finding } from '@server/doctor/finding'
import { UsageError } from './command-error'

const USAGE = `Usage: npm run doctor
Checks the settings, the database, its schema, the disk, mail, text messages, the bucket, the clock
and the photos, with the environment that the server is started with. It changes nothing.`

const WIDTH = { level: 9, about: 10 } as const

const lineOf = ({ level, about, message }: Finding) =>
  `${level.padEnd(WIDTH.level)}${about.padEnd(WIDTH.about)}${message.replaceAll('\n', `\n${' '.repeat(WIDTH.level + WIDTH.about)}`)}`

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

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
  return { message: [...found.map(lineOf), '', sum].join('\n'), isWell: faults === 0 }
}

import { lineAt, withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

/** Matches `new Date(x)` with one argument. Several arguments are a year, a month and a day. */
const construction = /\bnew Date\(((?:[^()]|\([^()]*\))*)\)/g

/** Recognises milliseconds by how they are written. */
const isInstant = (argument: string) =>
  /^(\d|Date\.(UTC|now)\b)|getTime\(\)|valueOf\(\)|([mM]s|[mM]illis(econds)?|[nN]ow(\(\))?|At)$/.test(
    argument,
  )

const isStay = (argument: string) => /check_?(in|out)|\bstay|night|\bday|isoDate/i.test(argument)
const hasSeveral = (argument: string) => argument.replace(/\([^()]*\)/g, '').includes(',')

/** Only this file may convert a day to a Date and back, and only with UTC arithmetic. */
const isCalendarArithmetic = (path: string) => path === 'domain/stay/stay-date.ts'

const isFault = (path: string, argument: string) => {
  if (argument === '' || hasSeveral(argument) || isCalendarArithmetic(path)) return false
  if (path.startsWith('server/')) return isStay(argument) && !isInstant(argument)
  return /^(domain|ui|features|app)\//.test(path) && !isInstant(argument)
}

/** Finds `new Date(text)` for a stay: it means another day in zones west of Greenwich. */
export const stayDateFaults = (files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, text }) => {
    const bare = withoutComments(text)
    return [...bare.matchAll(construction)]
      .filter((found) => isFault(path, (found[1] ?? '').trim()))
      .map((found) => ({
        path: `${path}:${lineAt(bare, found.index)}`,
        message: `'${found[0]}': a day of a stay is a string: compute with domain/stay/stay-date.ts`,
      }))
  })

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface FileTime {
  path: string
  seconds: number
}

interface VitestFile {
  name: string
  startTime: number
  endTime: number
}

interface Suite {
  file: string
  specs?: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

const suiteTime = ({ specs = [], suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + suiteTime(suite), 0)

const vitestTimes = (files: VitestFile[]): FileTime[] =>
  files.map(({ name, startTime, endTime }) => ({
    path: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))

const playwrightTimes = (suites: Suite[]): FileTime[] =>
  suites.map((suite) => ({ path: `tests/${suite.file}`, seconds: suiteTime(suite) / 1000 }))

/** Returns how long each test file of a report took, the slowest first. */
export function fileTimes(report: string): FileTime[] {
  const read = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults?: VitestFile[]
    suites?: Suite[]
  }
  const times = read.testResults
    ? vitestTimes(read.testResults)
    : playwrightTimes(read.suites ?? [])
  return times.sort((a, b) => b.seconds - a.seconds)
}

export const timeLine = ({ path, seconds }: FileTime) =>
  `${seconds.toFixed(1).padStart(8)} s  ${path}`

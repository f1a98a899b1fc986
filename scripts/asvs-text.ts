/** Row of docs/security/asvs.tsv, which lists the requirements of OWASP ASVS 5.0, level 1 and 2. */
interface AsvsRow {
  id: string
  level: string
  requirement: string
  /** 'yes', or 'no: ' and the reason. */
  applies: string
  how: string
  files: string[]
  tests: string[]
  /** 'met', 'unmet' or 'excused: ' and the rule. Empty where the row does not apply. */
  state: string
}

const STATES = ['met', 'unmet', 'excused'] as const
const words = (text: string) => text.split(' ').filter((word) => word !== '')

/** Reads the rows below the line of headings. */
export const parseAsvs = (text: string): AsvsRow[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', level = '', requirement = '', applies = '', ...rest] = line.split('\t')
      const [how = '', files = '', tests = '', state = ''] = rest
      return {
        id,
        level,
        requirement,
        applies,
        how,
        files: words(files),
        tests: words(tests),
        state,
      }
    })

interface Project {
  exists: (path: string) => boolean
  /** Ids of all rulings. */
  rulings: ReadonlySet<string>
}

const faultsOf = (row: AsvsRow, { exists, rulings }: Project): string[] => {
  const { applies, files, tests, state } = row
  if (applies.startsWith('no: ')) return state === '' ? [] : ['does not apply, but has a state']
  if (applies !== 'yes') return ["says neither 'yes' nor 'no: ' and a reason"]
  const [kind = '', rule = ''] = state.split(': ')
  const missing = [...files, ...tests].filter((path) => !exists(path))
  return [
    ...missing.map((path) => `names '${path}', which does not exist`),
    ...(STATES.some((known) => known === kind) ? [] : [`has the unknown state '${state}'`]),
    ...(kind === 'met' && tests.length === 0 ? ['is met, but names no test'] : []),
    ...(kind === 'excused' && !rulings.has(rule) && !exists(rule)
      ? [`is excused by '${rule}', which is neither a ruling nor a file`]
      : []),
  ]
}

/** Finds rows that are repeated, incomplete or name something that does not exist. */
export const asvsFaults = (rows: readonly AsvsRow[], project: Project): string[] => [
  ...rows
    .filter(({ id }, index) => rows.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => `${id} is repeated`),
  ...rows.flatMap((row) => faultsOf(row, project).map((fault) => `${row.id} ${fault}`)),
]

/** Counts the rows of a level by state, such as 'level 1: 70 rows, 50 met, …'. */
export const asvsCounts = (rows: readonly AsvsRow[], level: string) => {
  const own = rows.filter((row) => row.level === level)
  const count = (state: string) => own.filter((row) => row.state.startsWith(state)).length
  const without = own.filter(({ applies }) => applies !== 'yes').length
  const states = STATES.map((state) => `${count(state)} ${state}`).join(', ')
  return `level ${level}: ${own.length} rows, ${states}, ${without} do not apply`
}

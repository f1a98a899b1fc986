import type { Setting } from '@server/config/settings'

type Table = Readonly<Record<string, Setting>>
type Row = [name: string, setting: Setting]

const START = '<!-- settings: written by `npm run settings` -->'
const END = '<!-- end of settings -->'

const unmarked = (text: string) => text.replaceAll('`', '')

/** Returns the rows of each group, in the table's order. */
function groupsOf(table: Table): [group: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const [name, setting] of Object.entries(table)) {
    groups.set(setting.group, [...(groups.get(setting.group) ?? []), [name, setting]])
  }
  return [...groups]
}

const defaultOf = ({ fallback, unset = '' }: Setting) => (fallback ? `\`${fallback}\`` : unset)

/** Returns README's section of settings, a table per group. */
export const settingsMarkdown = (table: Table) =>
  groupsOf(table)
    .map(([group, rows]) =>
      [
        `### ${group}`,
        '',
        '| name | default | meaning |',
        '| --- | --- | --- |',
        ...rows.map(
          ([name, setting]) => `| \`${name}\` | ${defaultOf(setting)} | ${setting.meaning} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n')

/** Puts the section between its two marks in README. */
export function withSettings(readme: string, table: Table) {
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) {
    throw new Error(`README.md needs the lines '${START}' and '${END}' around its settings.`)
  }
  return `${before}${START}\n\n${settingsMarkdown(table)}\n\n${END}${after}`
}

/** Quotes a value so that a shell reads it as it is. */
const shellValue = (value: string) => (/^[\w.:/@,+-]*$/.test(value) ? value : `'${value}'`)

const envLines = ([name, setting]: Row) => {
  const { fallback, unset, example = fallback ?? '', meaning } = setting
  const whenUnset = unset ? ` When unset: ${unmarked(unset)}.` : ''
  return [`# ${unmarked(meaning)}${whenUnset}`, `#${name}=${shellValue(example)}`]
}

/** Returns the text of `.env.example`, in which every setting is commented out. */
export const envExample = (table: Table) =>
  [
    '# Settings of Staylet. `npm run settings` writes this file from server/config/settings.ts.',
    '# Copy it to .env, enable the lines that you need, and load it into the shell before a start:',
    '#   set -a; . ./.env; set +a; npm start',
    ...groupsOf(table).flatMap(([group, rows]) => [
      '',
      `# == ${group} ==`,
      ...rows.flatMap(envLines),
    ]),
    '',
  ].join('\n')

import type { Setting } from '@server/config/settings'

type Table = Readonly<Record<string, Setting>>
type Row = [name: string, setting: Setting]

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

/** Returns `docs/settings.md`, a table per group. */
export const settingsMarkdown = (table: Table) =>
  [
    '# Settings',
    'Environment variables configure Staylet. The start reports every wrong value at once, with what is allowed. ' +
      '`npm run settings` writes this page and `.env.example` from `server/config/settings.ts`. Two more variables ' +
      'serve the tests: `CHROMIUM_PATH` names a browser, `TEST_DATABASE_URL` a PostgreSQL to test on.',
    ...groupsOf(table).map(([group, rows]) =>
      [
        `## ${group}`,
        '',
        '| name | default | meaning |',
        '| --- | --- | --- |',
        ...rows.map(
          ([name, setting]) => `| \`${name}\` | ${defaultOf(setting)} | ${setting.meaning} |`,
        ),
      ].join('\n'),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd() + '\n'

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

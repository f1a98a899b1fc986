import type { Setting } from '@server/config/settings'

type Groups = Readonly<Record<string, Readonly<Record<string, Setting>>>>
type Row = [name: string, setting: Setting]

const unmarked = (text: string) => text.replaceAll('`', '')

const defaultOf = ({ fallback, unset = '' }: Setting) => (fallback ? `\`${fallback}\`` : unset)

/** Returns `docs/settings.md`, a table per group. */
export const settingsMarkdown = (groups: Groups) =>
  [
    '# Settings',
    'Environment variables configure Staylet. The start reports every wrong value at once, with what is allowed. ' +
      '`npm run settings` writes this page and `.env.example` from `server/config/settings.ts`. Two more variables ' +
      'serve the tests: `CHROMIUM_PATH` names a browser, `TEST_DATABASE_URL` a PostgreSQL to test on.',
    ...Object.entries(groups).map(([group, rows]) =>
      [
        `## ${group}`,
        '',
        '| name | default | meaning |',
        '| --- | --- | --- |',
        ...Object.entries(rows).map(
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
export const envExample = (groups: Groups) =>
  [
    '# Settings of Staylet. `npm run settings` writes this file from server/config/settings.ts.',
    '# Copy it to .env, enable the lines that you need, and load it into the shell before a start:',
    '#   set -a; . ./.env; set +a; npm start',
    ...Object.entries(groups).flatMap(([group, rows]) => [
      '',
      `# == ${group} ==`,
      ...Object.entries(rows).flatMap(envLines),
    ]),
    '',
  ].join('\n')

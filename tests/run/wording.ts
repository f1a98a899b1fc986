import { readFileSync, readdirSync } from 'node:fs'
import { lineAt, withoutComments } from '@tests/meta/code-text'
import { commentsIn, messagesIn, titlesIn, type Passage } from '@tests/meta/comments'
import { recipeFiles } from '@tests/meta/recipes'
import { citationsIn, referenceFaults, rulingHeadings, type Known } from '@tests/meta/references'
import { parseRequirements } from '@tests/meta/requirement-ids'
import { riddleFaults } from '@tests/meta/riddles'
import { faultLines, pathsIn, type Fault, type SourceFile } from '@tests/meta/source-files'

const folders =
  'domain ui features app server stories tests scripts docs .storybook .github .ci .vscode'.split(
    ' ',
  )

/** Tests that quote faulty passages on purpose. */
const quotesFaults = /^tests\/meta\/(?:references|riddles|comments|readme)\.test\.ts$/
const isCode = (path: string) => /\.(?:tsx?|mjs)$/.test(path)
const isDocument = (path: string) =>
  /\.(?:mdx?|ya?ml|css|html|toml)$|^\.ci\//.test(path) && path !== 'CHANGELOG.md'

const rootFiles = () =>
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

/** Returns the paragraphs of a document, each with its line breaks as blanks. */
const paragraphs = ({ path, text }: SourceFile): Passage[] =>
  [...text.matchAll(/(?:[^\n]+\n?)+/g)].map((found) => ({
    path,
    line: lineAt(text, found.index),
    text: found[0].replace(/\n(?! *(?:[-*|#]|\d+\.) )\s*/g, ' '),
  }))

/** Reads the comments, titles, documents and messages, and what they may name. */
function readWording() {
  const paths = [...pathsIn(folders), ...rootFiles()]
  const read = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') })
  const code = paths.filter(isCode).map(read)
  const documents = paths.filter(isDocument).map(read).flatMap(paragraphs)
  const requirements = parseRequirements(readFileSync('tests/requirements.tsv', 'utf8'))
  const headings = documents
    .filter(({ path }) => path.startsWith('docs/rulings/'))
    .flatMap(({ text }) => rulingHeadings(text))
  const known: Known = {
    rulings: new Set(headings),
    requirements: new Set(requirements.map(({ id }) => id)),
    paths: new Set(paths),
    names: new Set(
      code.flatMap(({ text }) => withoutComments(text).match(/[A-Za-z_$][\w$]*/g) ?? []),
    ),
  }
  const isMeant = ({ path }: Passage) => !quotesFaults.test(path)
  return {
    known,
    documents,
    comments: commentsIn(code).filter(isMeant),
    titles: titlesIn(code).filter(isMeant),
    messages: messagesIn(code),
  }
}

interface Count {
  name: string
  found: number
  limit: number
  faults?: Fault[]
}

function wordingCounts(): Count[] {
  const { known, documents, comments, titles, messages } = readWording()
  const counted = (name: string, faults: Fault[], limit: number): Count => ({
    name,
    found: faults.length,
    limit,
    faults,
  })
  return [
    { name: 'citations in comments', found: citationsIn(comments, known).length, limit: 400 },
    counted('lost references in comments', referenceFaults(comments, known), 0),
    counted('lost references in documents', referenceFaults(documents, known), 0),
    counted('riddles in comments', riddleFaults(comments), 0),
    counted('riddles in documents', riddleFaults(documents), 0),
    counted('riddles in test titles', riddleFaults(titles), 0),
    counted('riddles in messages', riddleFaults(messages), 0),
  ]
}

/** Counts of the recipes for newcomers; tests/meta/recipes.ts holds their limits. */
const recipes = pathsIn(['docs/how-to'])
  .filter((path) => !path.endsWith('/README.md'))
  .map((path) => recipeFiles(readFileSync(path, 'utf8')).size)
console.log(`recipes: ${recipes.length}, with at most ${Math.max(...recipes)} files each (limit 5)`)

/** Prints the counts of comments, titles, documents and messages, and fails beyond a limit. */
for (const { name, found, limit, faults = [] } of wordingCounts()) {
  console.log(`${name}: ${found} (limit ${limit})`)
  if (found <= limit && !process.argv.includes('--list')) continue
  for (const line of faultLines(faults)) console.log(`  ${line}`)
  if (found > limit) process.exitCode = 1
}

import { parseSync, type Expression, type ObjectExpression } from 'oxc-parser'
import type { Fault, SourceFile } from './source-files'

/** Story files of pieces that show no right and wrong use, each with the reason. */
export const withoutAdvice: Readonly<Record<string, string>> = {
  'stories/ui/layout/SkipLink.stories.tsx':
    'It is invisible until it has the focus, so that an example that nobody touches is an empty box.',
  'stories/ui/layout/Splash.stories.tsx':
    'The build writes it into index.html once, with styles of its own, and no page can use it.',
}

const isUiStory = (path: string) => /^stories\/ui\/.+\.stories\.tsx$/.test(path)

/** Shortest sentence, in characters, that can give a reason. */
const SHORTEST = 20

const bare = (node: Expression | null | undefined): Expression | null | undefined =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
    ? bare(node.expression)
    : node

/** Returns the value of a property of an object. */
function valueIn(object: Expression | null | undefined, name: string): Expression | undefined {
  if (object?.type !== 'ObjectExpression') return undefined
  for (const property of (object satisfies ObjectExpression).properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    if (property.key.name === name) return property.value
  }
  return undefined
}

/** Returns the two reasons of a story file, or undefined when its stories are given no advice. */
function reasonsOf({ path, text }: SourceFile): string[] | undefined {
  const constants = new Map(
    parseSync(path, text).program.body.flatMap((node) =>
      node.type === 'VariableDeclaration'
        ? node.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' ? [[id.name, bare(init)] as const] : [],
          )
        : [],
    ),
  )
  const given = bare(valueIn(valueIn(constants.get('meta'), 'parameters'), 'advice'))
  const advice = given?.type === 'Identifier' ? constants.get(given.name) : given
  if (!advice) return undefined
  return ['do', 'dont'].map((kind) => {
    const why = valueIn(bare(valueIn(advice, kind)), 'why')
    return why?.type === 'Literal' && typeof why.value === 'string' ? why.value : ''
  })
}

/**
 * Finds story files of `ui` without an example of right and wrong use, reasons that are not a
 * sentence or that two files share, and exceptions that are no longer needed.
 */
export function adviceFaults(
  files: readonly SourceFile[],
  exceptions: Readonly<Record<string, string>> = withoutAdvice,
): Fault[] {
  const stories = files.filter(({ path }) => isUiStory(path))
  const reasons = new Map(stories.map((file) => [file.path, reasonsOf(file)]))
  const lacking = stories
    .filter(({ path }) => !reasons.get(path) && !(path in exceptions))
    .map(({ path }) => ({
      path,
      message: 'gives no advice: show its right and its wrong use in `parameters.advice`',
    }))
  const needless = Object.keys(exceptions)
    .filter((path) => !reasons.has(path) || reasons.get(path))
    .map((path) => ({
      path,
      message: `${reasons.has(path) ? 'gives advice' : 'does not exist'}: remove its exception`,
    }))
  const firstWith = new Map<string, string>()
  const weak = [...reasons].flatMap(([path, given = []]) =>
    given.flatMap((why) => {
      const other = firstWith.get(why)
      firstWith.set(why, path)
      if (why.length < SHORTEST || !/[.?]$/.test(why) || /\bTODO\b/.test(why)) {
        return [{ path, message: `gives the reason '${why}': write a sentence` }]
      }
      if (other === undefined) return []
      return [{ path, message: `repeats '${why}' from ${other}: say what is true of this piece` }]
    }),
  )
  return [...lacking, ...needless, ...weak]
}

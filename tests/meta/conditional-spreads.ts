import { parseSync, Visitor, type Expression } from 'oxc-parser'
import { lineAt } from './code-text'
import type { Fault, SourceFile } from './source-files'

/** Props of MUI that refuse an explicit `undefined`, so that only a spread can leave them out. */
const strict: ReadonlySet<string> = new Set(['sx'])

const bare = (node: Expression): Expression =>
  node.type === 'ParenthesizedExpression' ? bare(node.expression) : node

const isEmpty = (node: Expression) => {
  const inner = bare(node)
  return inner.type === 'ObjectExpression' && inner.properties.length === 0
}

const hasEmptySide = (node: Expression) => {
  const inner = bare(node)
  return (
    inner.type === 'ConditionalExpression' &&
    (isEmpty(inner.consequent) || isEmpty(inner.alternate))
  )
}

/** Tells whether an expression is `condition && { … }` with a prop that accepts `undefined`. */
const leavesOutProps = (node: Expression) => {
  const inner = bare(node)
  const right = inner.type === 'LogicalExpression' && bare(inner.right)
  return (
    right &&
    right.type === 'ObjectExpression' &&
    right.properties.some(
      (property) =>
        property.type === 'Property' &&
        !(property.key.type === 'Identifier' && strict.has(property.key.name)),
    )
  )
}

/**
 * Finds second spellings of an optional field. An object leaves one out with `...(x && { x })`. An
 * element passes an optional prop as `undefined`, which every type of props accepts.
 */
export const spreadFaults = (files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, text }) => {
    const faults: Fault[] = []
    // Parsing every file of the repository would take seconds.
    if (!text.includes('...(')) return faults
    const report = (start: number, message: string) =>
      faults.push({ path: `${path}:${lineAt(text, start)}`, message })
    new Visitor({
      ObjectExpression({ properties }) {
        for (const property of properties)
          if (property.type === 'SpreadElement' && hasEmptySide(property.argument))
            report(property.start, 'spreads a choice with {}: write ...(condition && { … })')
      },
      JSXSpreadAttribute({ argument, start }) {
        if (hasEmptySide(argument) || leavesOutProps(argument))
          report(start, 'spreads optional props: pass each prop, as undefined without a value')
      },
    }).visit(parseSync(path, text).program)
    return faults
  })

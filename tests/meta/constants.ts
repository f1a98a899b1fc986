import { parseSync, type Expression } from 'oxc-parser'
import type { Fault, SourceFile } from './source-files'

/** Constants of milliseconds, which only domain/time.ts declares. */
const times = new Set(['SECOND', 'MINUTE', 'HOUR', 'DAY'])
const owner = 'domain/time.ts'

const isProduct = (path: string) => /^(domain|ui|features|app|server|scripts)\//.test(path)
const isUpperCase = (name: string) => /^[A-Z][A-Z0-9_]*$/.test(name)

/** Whether an expression is a number or a text, or is computed from constants of that kind. */
const isConstant = (node: Expression | null): boolean => {
  if (!node) return false
  if (node.type === 'Literal') return ['number', 'string'].includes(typeof node.value)
  if (node.type === 'Identifier') return isUpperCase(node.name)
  if (node.type === 'UnaryExpression') return isConstant(node.argument)
  return (
    node.type === 'BinaryExpression' &&
    node.left.type !== 'PrivateIdentifier' &&
    isConstant(node.left) &&
    isConstant(node.right)
  )
}

const constantsOf = ({ path, text }: SourceFile) =>
  parseSync(path, text).program.body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && isConstant(init) ? [id.name] : [],
    )
  })

/**
 * Finds numbers and texts at the top of a module that are not in SCREAMING_CASE, and a second
 * declaration of a minute, an hour or a day.
 */
export const constantFaults = (files: readonly SourceFile[]): Fault[] =>
  files.flatMap((file) =>
    constantsOf(file).flatMap((name): Fault[] => {
      if (times.has(name) && file.path !== owner) {
        return [{ path: file.path, message: `declares ${name}: import it from @domain/time` }]
      }
      return isProduct(file.path) && !isUpperCase(name)
        ? [{ path: file.path, message: `names the constant ${name}: write it in SCREAMING_CASE` }]
        : []
    }),
  )

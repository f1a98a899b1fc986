import {
  parseSync,
  type Expression,
  type Statement,
  type TSSignature,
  type TSType,
} from 'oxc-parser'
import type { Fault, SourceFile } from './source-files'

const isPage = (path: string) => /^(ui|features|app)\/.+\.tsx?$/.test(path)

const isStyled = (node: Expression | null): boolean =>
  node?.type === 'CallExpression'
    ? node.callee.type !== 'Super' && isStyled(node.callee)
    : node?.type === 'Identifier' && node.name === 'styled'

const declared = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement

const isComponent = (statement: Statement) => {
  if (statement.type !== 'ExportNamedDeclaration') return false
  const declaration = statement.declaration
  return declaration?.type === 'FunctionDeclaration' && /^[A-Z]/.test(declaration.id?.name ?? '')
}

/** Returns the styled parts of a file that precede its first component. */
const partsAbove = (statements: readonly Statement[]) => {
  const first = statements.findIndex(isComponent)
  return statements
    .slice(0, Math.max(first, 0))
    .flatMap((statement) =>
      statement.type === 'VariableDeclaration'
        ? statement.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' && isStyled(init) ? [id.name] : [],
          )
        : [],
    )
}

const mayBeUndefined = (type: TSType): boolean =>
  ['TSUndefinedKeyword', 'TSUnknownKeyword', 'TSNeverKeyword'].includes(type.type) ||
  (type.type === 'TSUnionType' && type.types.some(mayBeUndefined))

const strictOptions = (members: readonly TSSignature[]) =>
  members.flatMap((member) =>
    member.type === 'TSPropertySignature' &&
    member.optional &&
    member.typeAnnotation &&
    !mayBeUndefined(member.typeAnnotation.typeAnnotation) &&
    member.key.type === 'Identifier'
      ? [member.key.name]
      : [],
  )

/** Returns the names and the members that a type of props is composed of. */
const partsOfType = (type: TSType): { names: string[]; members: TSSignature[] } => {
  if (type.type === 'TSParenthesizedType') return partsOfType(type.typeAnnotation)
  if (type.type === 'TSTypeLiteral') return { names: [], members: type.members }
  if (type.type === 'TSTypeReference')
    return { names: type.typeName.type === 'Identifier' ? [type.typeName.name] : [], members: [] }
  const parts =
    type.type === 'TSIntersectionType' || type.type === 'TSUnionType'
      ? type.types.map(partsOfType)
      : []
  return {
    names: parts.flatMap(({ names }) => names),
    members: parts.flatMap(({ members }) => members),
  }
}

const propsWithoutUndefined = (statements: readonly Statement[]) => {
  const declarations = statements.map(declared)
  const composed = declarations.flatMap((declaration) =>
    declaration?.type === 'TSTypeAliasDeclaration' && declaration.id.name.endsWith('Props')
      ? [partsOfType(declaration.typeAnnotation)]
      : [],
  )
  const names = new Set(composed.flatMap((parts) => parts.names))
  const isOfProps = (name: string) => name.endsWith('Props') || names.has(name)
  const members = declarations.flatMap((declaration) =>
    declaration?.type === 'TSInterfaceDeclaration' && isOfProps(declaration.id.name)
      ? declaration.body.body
      : [],
  )
  return strictOptions([...members, ...composed.flatMap((parts) => parts.members)])
}

/**
 * Finds styled parts above the component that uses them, because a reader wants the component
 * first, and optional props that refuse an explicit `undefined`, because a caller then needs a
 * conditional spread.
 */
export const componentFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => isPage(path))
    .flatMap(({ path, text }) => {
      const { body } = parseSync(path, text).program
      const statements = body.filter((node): node is Statement => node.type !== 'ImportDeclaration')
      return [
        ...partsAbove(statements).map((name) => ({
          path,
          message: `declares the styled part ${name} above the component: move it below`,
        })),
        ...propsWithoutUndefined(statements).map((name) => ({
          path,
          message: `refuses an explicit undefined for ${name}: add '| undefined' to its type`,
        })),
      ]
    })

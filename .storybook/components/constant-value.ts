import { parseSync, type Expression, type Program } from 'oxc-parser'

type TextOf = (path: string) => string | undefined

const withoutTypes = (node: Expression): Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? withoutTypes(node.expression)
    : node

/** Returns the value of a constant of a file. */
function constantIn(program: Program, name: string): Expression | undefined {
  for (const node of program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return withoutTypes(init)
    }
  }
  return undefined
}

/** Returns the path of the file from which another one imports a name, without its ending. */
function originOf(program: Program, path: string, name: string): string | undefined {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue
    if (!node.specifiers.some(({ local }) => local.name === name)) continue
    const { value } = node.source
    return value.startsWith('./')
      ? path.slice(0, path.lastIndexOf('/') + 1) + value.slice(2)
      : value.replace(/^@/, '')
  }
  return undefined
}

function propertyOf(node: Expression | undefined, name: string): Expression | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    if (property.key.name === name) return withoutTypes(property.value as Expression)
  }
  return undefined
}

/**
 * Returns the literal behind the name of a constant, such as `4` for `PAGE_SIZE.home`. Everything
 * else stays as it is written.
 */
export function constantValue(textOf: TextOf, path: string, written: string): string {
  const [name = '', ...keys] = /^[A-Za-z]\w*(\.\w+)*$/.test(written) ? written.split('.') : []
  const text = textOf(path)
  if (!name || text === undefined) return written
  const { program } = parseSync(path, text)
  const origin = originOf(program, path, name)
  const from = [`${origin}.ts`, `${origin}.tsx`].find((each) => textOf(each) !== undefined) ?? path
  const source = textOf(from) ?? ''
  const start = constantIn(from === path ? program : parseSync(from, source).program, name)
  const node = keys.reduce(propertyOf, start)
  return node?.type === 'Literal' ? source.slice(node.start, node.end) : written
}

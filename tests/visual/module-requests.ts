import { parseSync } from 'oxc-parser'

/** What a file asks for, as it names it. Which files that may mean depends on where the file is. */
interface Requests {
  /** Names of modules, and strings that may be the address of a file. */
  names: Set<string>
  /** Beginnings of names that are complete only at run time: every file below the folder counts. */
  folders: Set<string>
}

/** Folders that modules import by a name of their own, as tsconfig.json says. */
export const aliases = ['domain', 'ui', 'features', 'app', 'server', 'stories', 'tests']

/** Names of files of the project, relative to a file, to the project or to one of its folders. */
const ours = new RegExp(`^(?:\\.{1,2}/|/|@(?:${aliases.join('|')})/)`)

/** The part of a pattern from which on it may mean several names. */
const magic = /[^/]*(?:[*?{}[\]()!]|\+\(|@\().*$/s

interface SyntaxNode {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** Syntax of types, which draws nothing, and imports and exports, which the parser lists. */
const left = /^(?:TSImportType|TSLiteralType|ImportDeclaration|ExportAllDeclaration)$/

/** Yields every node of a syntax tree. */
function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesIn(one)
  } else if (isNode(value) && !left.test(value.type)) {
    yield value
    for (const [key, child] of Object.entries(value)) {
      if (key !== 'source' || value.type === 'ImportExpression') yield* nodesIn(child)
    }
  }
}

interface KnownText {
  text: string
  /** Whether this is all of it, and not only the beginning. */
  isWhole: boolean
}

/** Returns the text of an expression as far as the code alone tells it, with escapes resolved. */
function textOf(node: unknown): KnownText {
  if (!isNode(node)) return { text: '', isWhole: false }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return { text: node.value, isWhole: true }
  }
  if (node.type === 'TemplateLiteral') {
    const [first] = node.quasis as { value: { cooked: string | null } }[]
    const isWhole = (node.expressions as unknown[]).length === 0
    return { text: first?.value.cooked ?? '', isWhole }
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const start = textOf(node.left)
    if (!start.isWhole) return start
    const end = textOf(node.right)
    return { text: start.text + end.text, isWhole: end.isWhole }
  }
  return 'expression' in node ? textOf(node.expression) : { text: '', isWhole: false }
}

/** Returns whether an expression is a property of `import.meta`. */
const isMeta = (node: unknown, property: string) =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  (node.object as SyntaxNode).type === 'MetaProperty' &&
  ((node.property as SyntaxNode).name === property || textOf(node.property).text === property)

/** Returns the elements of a list, or the expression itself when it is not a list. */
const elementsOf = (node: unknown) =>
  isNode(node) && node.type === 'ArrayExpression' ? (node.elements as unknown[]) : [node]

/** Returns whether the options of a glob may say that its names begin somewhere else. */
const mayHaveBase = (options: unknown) =>
  isNode(options) &&
  (options.type !== 'ObjectExpression' ||
    (options.properties as SyntaxNode[]).some(({ key, computed }) => {
      if (!isNode(key) || computed === true) return true
      return key.name === 'base' || key.value === 'base'
    }))

/**
 * Reads what a module asks for. Any string that may be the address of a file counts, because a file
 * too many costs a picture, and one too few hides a change.
 *
 * @param isProgram Whether the module runs in a build, where an address is a file that it reads.
 * @throws when an import, a `require` or a glob names nothing that the code alone tells.
 */
function requestsOfCode(path: string, text: string, isProgram: boolean): Requests {
  const names = new Set<string>()
  const folders = new Set<string>()
  const parsed = parseSync(path, text)
  const { staticImports, staticExports } = parsed.module
  let rest = text
  for (const { entries, moduleRequest, start, end } of staticImports) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    if (entries.length === 0 || entries.some(({ isType }) => !isType))
      names.add(moduleRequest.value)
  }
  for (const { entries } of staticExports) {
    for (const { isType, moduleRequest } of entries) {
      if (!isType && moduleRequest) names.add(moduleRequest.value)
    }
  }
  // Most modules name nothing else, and a syntax tree takes a while to read.
  if (!/\bimport\b|\brequire\b|\bURL\b|\\|['"`](?:\.{0,2}\/|@)/.test(rest))
    return { names, folders }

  const refuse = (what: string) => {
    if (!isProgram) throw new Error(`${path}: nobody can tell which files ${what} names.`)
  }
  const addModule = (node: unknown, what: string) => {
    const { text: name, isWhole } = textOf(node)
    if (isWhole) names.add(name)
    else if (ours.test(name)) folders.add(name)
    else refuse(what)
  }
  const addPattern = (node: unknown) => {
    const { text: pattern, isWhole } = textOf(node)
    if (pattern.startsWith('!')) return
    if (!isWhole || !ours.test(pattern)) refuse('a glob')
    else if (magic.test(pattern)) folders.add(pattern.replace(magic, ''))
    else names.add(pattern)
  }
  for (const node of nodesIn(parsed.program)) {
    const [first, second] = (node.arguments as unknown[] | undefined) ?? []
    if (node.type === 'ImportExpression') addModule(node.source, 'an import')
    else if (node.type === 'CallExpression' && (node.callee as SyntaxNode).name === 'require') {
      addModule(first, 'a require')
    } else if (node.type === 'CallExpression' && isMeta(node.callee, 'glob')) {
      for (const one of elementsOf(first)) addPattern(one)
      if (mayHaveBase(second)) refuse('a glob with a base')
    } else if (
      node.type === 'NewExpression' &&
      (node.callee as SyntaxNode).name === 'URL' &&
      !isProgram
    ) {
      const { text: name, isWhole } = textOf(first)
      const relative = ours.test(name) || name === '' ? name : `./${name}`
      if (isWhole) names.add(relative)
      else if (isMeta(second, 'url') && ours.test(relative)) folders.add(relative)
    } else if (!isProgram) {
      const { text: name, isWhole } = textOf(node)
      if (isWhole && ours.test(name)) names.add(name)
    }
  }
  return { names, folders }
}

/** Reads every name in a page of words with code in it, whose syntax no parser here knows. */
function requestsOfWords(text: string): Requests {
  const imports = [...text.matchAll(/^(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm)]
  const quoted = [...text.matchAll(/['"`(]((?:\.{0,2}\/|@\w+\/)[^'"`)\s]*)/g)]
  const found = [...imports, ...quoted].map(([, name = '']) => name)
  // Where names are complete only at run time, a part of a name means all that begin with it.
  const hasParts = /\bimport\s*(?:\(|\.)/.test(text)
  const parts = found.filter((name) => hasParts && ours.test(name) && /[*{$]|\/$/.test(name))
  return {
    names: new Set(found),
    folders: new Set(parts.map((name) => name.replace(/[^/]*[*{$].*$/s, ''))),
  }
}

/** Reads every string and address of a style sheet, because many properties can name a file. */
function requestsOfStyles(text: string): Requests {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
  const found = [text, bare].flatMap((sheet) => [
    ...[...sheet.matchAll(/(["'])((?:\\[\s\S]|(?!\1)[^\\\n])*)\1/g)].map(([, , name = '']) => name),
    ...[...sheet.matchAll(/url\(\s*([^"')\s][^)]*?)\s*\)/gi)].map(([, name = '']) => name),
  ])
  const names = found
    .map((name) =>
      name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, sign = '') =>
        code === undefined ? String(sign) : String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    )
    .filter((name) => name !== '' && !/^(?:[a-z]+:|#)/i.test(name))
    .map((name) => (ours.test(name) ? name : `./${name}`))
  return { names: new Set(names), folders: new Set() }
}

/**
 * Reads what a file asks for.
 *
 * @param isProgram Whether it is a program of the build.
 */
export function requestsOf(path: string, text: string, isProgram: boolean): Requests {
  if (path.endsWith('.css')) return requestsOfStyles(text)
  return path.endsWith('.mdx') ? requestsOfWords(text) : requestsOfCode(path, text, isProgram)
}

import { parseSync, type Statement, type TSPropertySignature, type TSType } from 'oxc-parser'
import { docstringOf } from '../../.storybook/components/docstrings'
import type { Fault, SourceFile } from './source-files'

const isComponent = (path: string) =>
  /^(ui|features|app\/(pages|layout))\/(.+\/)?[A-Z]\w*\.tsx$/.test(path)

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)

/** Smallest number of characters in which a description can be specific. */
const SHORTEST = 12

const parts = {
  purpose: 'says what it is for in the first part of its docstring',
  avoid: 'says when not to use it, and what to use instead, after @avoid',
  access: 'says its keys, names and roles after @a11y',
} as const

const membersOf = (type: TSType): TSPropertySignature[] => {
  if (type.type === 'TSTypeLiteral') {
    return type.members.filter((member) => member.type === 'TSPropertySignature')
  }
  return type.type === 'TSUnionType' || type.type === 'TSIntersectionType'
    ? type.types.flatMap(membersOf)
    : []
}

const propsOf = (statement: Statement): TSPropertySignature[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (declared?.type === 'TSInterfaceDeclaration') {
    return declared.id.name.endsWith('Props')
      ? declared.body.body.filter((member) => member.type === 'TSPropertySignature')
      : []
  }
  return declared?.type === 'TSTypeAliasDeclaration' && declared.id.name.endsWith('Props')
    ? membersOf(declared.typeAnnotation)
    : []
}

/** Returns the props of a file's exported components that have no comment above them. */
function propsWithoutWords({ path, text }: SourceFile): string[] {
  const { program, comments } = parseSync(path, text)
  const isDescribed = (start: number) =>
    comments.some(({ end }) => end <= start && text.slice(end, start).trim() === '')
  return program.body
    .filter((node): node is Statement => node.type !== 'ImportDeclaration')
    .flatMap(propsOf)
    .filter(({ start }) => !isDescribed(start))
    .flatMap(({ key }) => (key.type === 'Identifier' ? [key.name] : []))
}

/**
 * Finds what a component's page in the catalogue would lack: its purpose, when not to use it, its
 * keys and names, or the description of a prop. Only components with stories have a page.
 */
export const componentDocFaults = (
  files: readonly SourceFile[],
  hasStories: (path: string) => boolean,
): Fault[] =>
  files
    .filter(({ path }) => isComponent(path) && hasStories(path))
    .flatMap((file) => {
      const { path, text } = file
      const words = docstringOf(path, text, nameOf(path))
      if (!words) return [{ path, message: `exports no component named ${nameOf(path)}` }]
      return [
        ...(['purpose', 'avoid', 'access'] as const)
          .filter((part) => words[part].length < SHORTEST || /\bTODO\b/.test(words[part]))
          .map((part) => ({ path, message: `has no docstring that ${parts[part]}` })),
        ...propsWithoutWords(file).map((name) => ({
          path,
          message: `has no comment above its prop ${name}`,
        })),
      ]
    })

import { join } from 'node:path'
import { API, SymbolFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/async'
import type { Literal, PropFacts } from './component-facts.ts'
import type { WrittenProps } from './written-props.ts'

/** Props of native elements that the catalogue shows too. Their types come with React. */
const nativeProps: Readonly<Record<string, string>> = {
  children: 'Content of the element.',
  autoComplete: 'What the browser and password managers fill in.',
  disabled: 'Disables the control. False by default.',
  href: 'Address that the link leads to.',
  name: 'Name of the value in its form.',
  placeholder: 'Text of the empty control. It never replaces the label.',
  readOnly: 'Lets guests read and copy the value, but not change it. False by default.',
  sx: 'Extra styles of the outermost element, such as a margin or a width.',
  required: 'Marks the control as required and adds an asterisk to its label. False by default.',
}

const comesFromPackage = (prop: Symbol) =>
  prop.declarations[0]?.path.includes('/node_modules/') ?? true

const withoutUndefined = (type: string) => type.replace(/^\| /, '').replace(/ \| undefined$/, '')

/** Returns the literals of a union that has nothing else. */
async function literalsOf(type: Type): Promise<Literal[] | undefined> {
  if (!type.isUnionType()) return undefined
  const values = (await type.getTypes()).flatMap((member) => {
    if (member.isIntrinsicType() && member.intrinsicName === 'undefined') return []
    return [member.isStringLiteralType() || member.isNumberLiteralType() ? member.value : undefined]
  })
  const literals = values.filter((value) => value !== undefined)
  return literals.length > 1 && literals.length === values.length ? literals : undefined
}

/** Functions that do nothing, by what they return. One that returns nothing is the usual case. */
const idle: Readonly<Record<string, string>> = {
  string: "() => ''",
  boolean: '() => true',
  ReactNode: '() => null',
  'Promise<void>': 'async () => {}',
}

/** Returns the code of a function that does nothing, if a type is one of functions. */
async function callbackOf(checker: Checker, type: Type): Promise<string | undefined> {
  const plain = (await checker.getNonNullableType(type)) ?? type
  const [signature] = await checker.getSignaturesOfType(plain, 0)
  const returned = signature && (await checker.getReturnTypeOfSignature(signature))
  return returned && (idle[await checker.typeToString(returned)] ?? '() => {}')
}

/** Returns the keys of a type that is a part of another one. */
async function keysOf(checker: Checker, type: Type, written: string) {
  if (!/^(Pick|Omit|Quote)\b/.test(written)) return undefined
  const plain = (await checker.getNonNullableType(type)) ?? type
  return (await checker.getPropertiesOfType(plain)).map(({ name }) => name)
}

/** Returns the type of a component's first parameter, which are its props. */
async function propsType(checker: Checker, component: Symbol): Promise<Type | undefined> {
  const type = await checker.getTypeOfSymbol(component)
  const [signature] = type ? await checker.getSignaturesOfType(type, 0) : []
  const [props] = signature ? await signature.getParameters() : []
  return props && checker.getTypeOfSymbol(props)
}

/**
 * Reads the props of components, with their types as TypeScript resolves them. It uses TypeScript's
 * own checker, because react-docgen leaves imported types unresolved and react-docgen-typescript
 * needs an interface that TypeScript 7 no longer has.
 */
export async function readProps(
  project: string,
  paths: readonly string[],
  written: WrittenProps,
): Promise<Map<string, PropFacts[]>> {
  const api = new API({ cwd: project })
  try {
    const config = join(project, '.storybook/components/tsconfig.json')
    const snapshot = await api.updateSnapshot({ openProjects: [config] })
    const [program] = snapshot.getProjects()
    if (!program) throw new Error(`TypeScript opens no project at ${config}.`)
    const { checker } = program

    const propOf = async (path: string, prop: Symbol): Promise<PropFacts> => {
      const type = await checker.getTypeOfSymbol(prop)
      const resolved = withoutUndefined(type ? await checker.typeToString(type) : 'unknown')
      const options = type && (await literalsOf(type))
      const callback = type && (await callbackOf(checker, type))
      const from = prop.declarations[0]?.path.slice(project.length + 1) ?? ''
      const defaultValue = written.defaultOf(path, prop.name)
      const comment = await checker.getDocumentationCommentOfSymbol(prop)
      const typeName = options
        ? resolved
        : withoutUndefined(written.typeOf(from, prop.name) ?? resolved)
      const keys = type && (await keysOf(checker, type, typeName))
      return {
        name: prop.name,
        type: typeName,
        required: (prop.flags & SymbolFlags.Optional) === 0,
        description: comesFromPackage(prop) ? (nativeProps[prop.name] ?? '') : comment.trim(),
        ...(defaultValue !== undefined && { defaultValue }),
        ...(options && { options }),
        ...(callback !== undefined && { callback }),
        ...(keys && { keys }),
      }
    }

    const propsOf = async (path: string): Promise<PropFacts[]> => {
      const file = await program.program.getSourceFile(join(project, path))
      const module = file && (await checker.getSymbolAtLocation(file))
      const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)
      const exported = module ? await checker.getExportsOfModule(module) : []
      const component = exported.find((symbol) => symbol.name === name)
      const type = component && (await propsType(checker, component))
      const all = type ? await checker.getPropertiesOfType(type) : []
      // A field takes native props too, and has no content.
      const isField = all.some(({ name: each }) => each === 'placeholder')
      const isShown = (prop: Symbol) =>
        !comesFromPackage(prop) ||
        (Object.hasOwn(nativeProps, prop.name) && !(isField && prop.name === 'children'))
      const shown = all.filter(isShown)
      const props = await Promise.all(shown.map((prop) => propOf(path, prop)))
      return props.sort((a, b) => Number(b.required) - Number(a.required))
    }

    const found = paths.map(async (path) => [path, await propsOf(path)] as const)
    return new Map(await Promise.all(found))
  } finally {
    await api.close()
  }
}

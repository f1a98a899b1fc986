import { variants, variantsOf, type Variant, type VariantName } from '@tests/visual/matrix'
import { withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

/** Markup of a component that a guest can click, type into or reach by keyboard. */
const isInteractive = (text: string) =>
  /styled\('(a|button|input|select|textarea|summary)'\)|<(a|button|input|select|textarea|summary)\b|\b(Button|IconButton|ButtonBase|ContextLink|Link|MenuItem|TextField|OutlinedInput)\b|onClick=|tabIndex=/.test(
    text,
  )

const required: Record<string, (variant: Variant) => boolean> = {
  hover: ({ state }) => state === 'hover',
  focus: ({ state }) => state === 'focus',
  'the dark scheme': ({ scheme }) => scheme === 'dark',
  'text at 200 %': ({ textSize }) => textSize === 200,
}

const namesIn = (list: string | undefined) =>
  list === undefined
    ? undefined
    : [...list.matchAll(/['"]([\w-]+)['"]/g)].map(([, name]) => name as VariantName)

/** Returns each `parameters.visual` of a story file, and the defaults when it has none. */
function asked(text: string) {
  const found = [...withoutComments(text).matchAll(/\bvisual:\s*\{([^}]*)\}/g)]
  return found.map(([, body = '']) => {
    const list = (name: string) =>
      namesIn(new RegExp(`\\b${name}:\\s*\\[([^\\]]*)\\]`).exec(body)?.[1])
    const [only, without] = [list('variants'), list('without')]
    return { ...(only && { variants: only }), ...(without && { without }) }
  })
}

/** Finds interactive components whose stories leave out a state that the visual review must see. */
export function visualVariantFaults(files: readonly SourceFile[]): Fault[] {
  const textOf = new Map(files.map(({ path, text }) => [path, text]))
  return files
    .filter(({ path }) => /^stories\/(ui|features|app)\/.+\.stories\.tsx$/.test(path))
    .flatMap(({ path, text }) => {
      const component = path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '')
      if (!isInteractive(textOf.get(`${component}.tsx`) ?? '')) return []
      const sets = [{}, ...asked(text)].map((visual) =>
        variantsOf(component, visual).map((name): Variant => variants[name]),
      )
      return Object.entries(required)
        .filter(([, isShown]) => sets.some((set) => !set.some(isShown)))
        .map(([what]) => ({ path, message: `has a story without ${what}, but guests use it` }))
    })
}

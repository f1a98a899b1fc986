import { icons as lucide } from '@iconify-json/lucide'

type Attributes = Record<string, string | undefined>

const attributesOf = (markup: string): Attributes =>
  Object.fromEntries(
    [...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )

const circle = ({ cx = '0', cy = '0', r = '0' }: Attributes) =>
  `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`

const rectangle = ({ x = '0', y = '0', width, height, rx, ry }: Attributes) => {
  const r = Number(rx ?? ry ?? 0)
  const [w, h] = [Number(width) - 2 * r, Number(height) - 2 * r]
  const corner = (right: number, down: number) =>
    r === 0 ? '' : `a${r} ${r} 0 0 1 ${right} ${down}`
  return `M${Number(x) + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

/** Makes the first command of a path absolute, so that paths can follow each other. */
const ownStart = ({ d = '' }: Attributes) =>
  d.replace(/^m(-?[\d.]+[\s,]*-?[\d.]+)(?=\s*([\d.-])?)/, (_, point: string, next?: string) =>
    next === undefined ? `M${point}` : `M${point}l`,
  )

const shapes: Record<string, (attributes: Attributes) => string> = {
  path: ownStart,
  circle,
  rect: rectangle,
}

/** Returns an icon as one SVG path, which the build can inline where it is drawn. */
export function pathOf(name: string): string {
  const icon = lucide.icons[lucide.aliases?.[name]?.parent ?? name]
  if (!icon) throw new Error(`Lucide has no icon '${name}'.`)
  const parts = [...icon.body.matchAll(/<(\w+)([^>]*)>/g)].filter(([, tag]) => tag !== 'g')
  return parts
    .map(([, tag = '', markup = '']) => {
      const draw = shapes[tag]
      if (!draw) throw new Error(`'${name}' has a ${tag}, which is not a known shape.`)
      return draw(attributesOf(markup))
    })
    .join('')
}

const LINE_WIDTH = 100

const line = (name: string) => {
  const start = `export const ICON_${name} =`
  const path = `'${pathOf(name.replaceAll('_', '-').toLowerCase())}'`
  return start.length + 1 + path.length > LINE_WIDTH ? `${start}\n  ${path}` : `${start} ${path}`
}

/**
 * Returns ui/text/icons.ts with the icons that it names. The constant of an icon has its name in
 * Lucide: 'map-pin' is ICON_MAP_PIN.
 */
export const iconSetText = (present: string) =>
  [
    '/** Paths of Lucide (ISC licence) on a 24-pixel grid, written by `npm run icon-set`. */',
    '',
    ...[...present.matchAll(/\bICON_(\w+)/g)].map(([, name = '']) => line(name)),
    '',
  ].join('\n')

import { bookingStatuses } from '@domain/booking/status-table'
import { light, type SchemeColours } from '@domain/brand-colours'
import { ownPalette, paletteOf } from '@ui/theme/palette'

export type ColourName = keyof SchemeColours

const [source = ''] = Object.values(
  import.meta.glob<string>('/domain/brand-colours.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** What the comments in domain/brand-colours.ts say about each colour. */
const comments = new Map(
  [...source.matchAll(/\/\*\*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*(\w+): string/g)].map(
    ([, comment = '', name = '']) => [name, comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim()],
  ),
)

/** The colours of each status are made of its name, so no comment is above them. */
const statuses = new Map(
  Object.entries(bookingStatuses).flatMap(([status, { label }]) => [
    [status.toLowerCase(), `Text and icon of the badge '${label}'.`],
    [`${status.toLowerCase()}Tint`, `Background of the badge '${label}'.`],
  ]),
)

export const colourNames = Object.keys(light) as ColourName[]

export const meaningOf = (name: ColourName) => comments.get(name) ?? statuses.get(name) ?? ''

type Palette = { readonly [key: string]: Palette | string }

/** Returns every path of a palette with what is there. */
const pathsIn = (palette: Palette, start = ''): [string, string][] =>
  Object.entries(palette).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value]] : pathsIn(value, `${start}${key}.`),
  )

/** The palette with the tokens' names in place of their colours. */
const tokens = Object.fromEntries(
  colourNames.map((name) => [name, name]),
) as unknown as SchemeColours
const { text, ...others } = paletteOf(tokens) as unknown as Palette
const paths = pathsIn({ ...ownPalette(tokens), ...(text && { text }), ...others })

/** Paths that `bgcolor`, `color` and `borderColor` understand. */
export const palettePaths: ReadonlySet<string> = new Set(paths.map(([path]) => path))

/** Returns how code names a colour, such as 'text.primary' for `ink`. */
export const pathOf = (name: ColourName) => paths.find(([, token]) => token === name)?.[0] ?? ''

const isColour = (name: string): name is ColourName => name in light

/** Colours that text is drawn on in the colour `ink`. */
const grounds = new Set(['ground', 'surface', 'sunken', 'hovered', 'raised', 'line'])

/**
 * Returns the colour that another is seen beside: a background's text, a text's background, or else
 * the card. A colour that lets a photo through has none.
 */
export function companionOf(name: ColourName): ColourName | undefined {
  if (!light[name].startsWith('#')) return undefined
  if (name === 'line') return 'surface'
  if (grounds.has(name)) return 'ink'
  if (name === 'onScrim') return undefined
  if (name === 'heartOnPhoto') return 'onScrim'
  if (name.startsWith('on')) {
    const ground = `${name.charAt(2).toLowerCase()}${name.slice(3)}`
    return isColour(ground) ? ground : undefined
  }
  if (name.startsWith('actionFill')) return 'onActionFill'
  if (name.endsWith('Tint')) {
    const text = name.slice(0, -'Tint'.length)
    return isColour(text) ? text : 'ink'
  }
  return 'surface'
}

/** Says what a contrast is enough for. */
export const enoughFor = (ratio: number) =>
  ratio >= 4.5 ? 'text' : ratio >= 3 ? 'controls and large text' : 'decoration'

/** Settings of one picture of a story: the browser's and the document's. */
export interface Variant {
  width: number
  /** Device pixels per CSS pixel. */
  scale: 1 | 2
  scheme: 'light' | 'dark'
  textSize: 100 | 200
  direction: 'ltr' | 'rtl'
  forcedColors: 'active' | 'none'
  media: 'screen' | 'print'
  /** State that is forced on every element that has a style for it. */
  state?: 'hover' | 'focus' | 'pressed'
  /** Whether the picture is of the window alone, scrolled to where the story asks. */
  isScrolled?: true
}

const rest: Variant = {
  width: 390,
  scale: 1,
  scheme: 'light',
  textSize: 100,
  direction: 'ltr',
  forcedColors: 'none',
  media: 'screen',
}

/** Widths in CSS pixels, each with the height of a usual screen. */
const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 }

export const sizeOf = ({ width }: Variant) => ({ width, height: heights[width] ?? 800 })

/**
 * Every variant that a story can have. Forced states follow the same page at rest, and what takes
 * longest to settle comes last.
 */
export const variants = {
  '390': rest,
  '390-focus': { ...rest, state: 'focus' },
  '390-hover': { ...rest, state: 'hover' },
  '390-pressed': { ...rest, state: 'pressed' },
  '390-dark': { ...rest, scheme: 'dark' },
  '390-dark-focus': { ...rest, scheme: 'dark', state: 'focus' },
  '390-dark-hover': { ...rest, scheme: 'dark', state: 'hover' },
  '390-rtl': { ...rest, direction: 'rtl' },
  '390-forced': { ...rest, forcedColors: 'active' },
  '390-print': { ...rest, media: 'print' },
  '390-large': { ...rest, textSize: 200 },
  '390-scrolled': { ...rest, isScrolled: true },
  '390-2x': { ...rest, scale: 2 },
  '768': { ...rest, width: 768 },
  '1280': { ...rest, width: 1280 },
  '1280-focus': { ...rest, width: 1280, state: 'focus' },
  '1280-hover': { ...rest, width: 1280, state: 'hover' },
  '1280-dark': { ...rest, width: 1280, scheme: 'dark' },
  '1280-rtl': { ...rest, width: 1280, direction: 'rtl' },
  '1280-large': { ...rest, width: 1280, textSize: 200 },
  '1280-scrolled': { ...rest, width: 1280, isScrolled: true },
  '1920': { ...rest, width: 1920 },
} as const satisfies Record<string, Variant>

/** Variant that a page shows when it has been opened. */
export const OPENED = variants['390']

export type VariantName = keyof typeof variants

/**
 * Every variant in the order of the pictures. Those of one width follow each other, because another
 * width costs a layout. An object lists names such as '390' before all others, so its own order will
 * not do.
 */
export const variantNames = (Object.keys(variants) as VariantName[]).sort(
  (a, b) => variants[a].width - variants[b].width,
)

/** Name of the text of what no picture shows: cursors, covered controls, motion, attributes. */
export const BEHAVIOUR = 'behaviour'

/** What a story may say in `parameters.visual`. */
export interface VisualParameters {
  /** Variants instead of those of the story's kind. */
  variants?: VariantName[]
  /** Variants of its kind that it leaves out; the story says why beside them. */
  without?: VariantName[]
  /** CSS pixels that the page is scrolled by for two more pictures, '390-scrolled' and '1280-scrolled'. */
  scroll?: number
}

const isScrolled = (name: VariantName) => 'isScrolled' in variants[name]

/**
 * Wide variants count too, because a part that a phone hides has a dark scheme and a focus of its
 * own.
 */
const component = variantNames.filter((name) => !isScrolled(name))
const page: VariantName[] = [
  '390',
  '390-dark',
  '390-large',
  '390-rtl',
  '390-forced',
  '390-print',
  '390-focus',
  '390-2x',
  '768',
  '1280',
  '1280-dark',
  '1280-focus',
  '1280-hover',
  '1920',
]
const document: VariantName[] = ['390', '1280', '1280-dark']

/** Returns the variants that stories of a title have unless they say otherwise. */
const defaultVariants = (title: string): VariantName[] => {
  if (title.startsWith('docs/')) return document
  return /^(app|flows)\//.test(title) ? page : component
}

/** Returns the variants of a story, in the order in which they are photographed. */
export function variantsOf(title: string, asked: VisualParameters = {}): VariantName[] {
  const wanted = new Set<string>(asked.variants ?? defaultVariants(title))
  if (asked.scroll !== undefined) wanted.add('390-scrolled').add('1280-scrolled')
  for (const name of asked.without ?? []) wanted.delete(name)
  const unknown = [...wanted].filter((name) => !Object.hasOwn(variants, name))
  if (unknown.length > 0) {
    throw new Error(`${title}: parameters.visual names ${unknown.join(', ')}, which do not exist.`)
  }
  return variantNames.filter((name) => wanted.has(name))
}

import { dark, light } from '@domain/brand-colours'
import { BREAKPOINTS } from '@domain/constants'
import { OWN_FAMILY } from '@ui/theme/font-faces'
import { depth, motion, radius, size, SPACE, type, type TypeRole } from '@ui/theme/tokens'

/** A token or a group of tokens in the format of the W3C's Design Tokens Community Group. */
interface Tokens {
  [name: string]: string | number | readonly number[] | Tokens
}

const mapped = <Value>(values: Record<string, Value>, toToken: (value: Value) => Tokens) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]))

const pixels = (value: number): Tokens => ({
  $type: 'dimension',
  $value: { value, unit: 'px' },
})
const rem = (value: number): Tokens => ({ value: value / 16, unit: 'rem' })
const milliseconds = (value: number): Tokens => ({
  $type: 'duration',
  $value: { value, unit: 'ms' },
})

/** Reads '#RRGGBB' or 'rgb(R G B / A)' as the format's sRGB colour. */
export function colourToken(css: string): Tokens {
  const hex = /^#([0-9a-f]{6})$/i.exec(css)?.[1]
  const [, red, green, blue, alpha = '1'] =
    /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css) ?? []
  const channels = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : [red, green, blue].map(Number)
  if (channels.some(Number.isNaN))
    throw new Error(`'${css}' is not a colour that the tokens support.`)
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
      ...(hex ? { hex: css.toLowerCase() } : { alpha: Number(alpha) }),
    },
  }
}

const easing = () => {
  const numbers = /\(([^)]*)\)/.exec(motion.easing)?.[1]?.split(',').map(Number) ?? []
  return { $type: 'cubicBezier', $value: numbers }
}

const typeToken = (
  { phone, weight, line, spacing = 0 }: TypeRole,
  sizeInPixels = phone,
): Tokens => ({
  $type: 'typography',
  $value: {
    fontFamily: OWN_FAMILY,
    fontSize: rem(sizeInPixels),
    fontWeight: weight,
    lineHeight: line,
    // The format has no unit 'em'.
    letterSpacing: rem(Math.round(spacing * sizeInPixels * 1000) / 1000),
  },
})

/** Returns every token in the W3C's design-token format. */
export function tokensJson(): string {
  const { gutter, ...sizes } = size
  const tokens: Tokens = {
    colour: {
      light: mapped({ ...light }, colourToken),
      dark: mapped({ ...dark }, colourToken),
    },
    type: mapped(type as Record<string, TypeRole>, (role) => ({
      phone: typeToken(role),
      desktop: typeToken(role, role.desktop),
    })),
    space: { unit: pixels(SPACE) },
    radius: mapped(radius, pixels),
    size: { ...mapped(sizes, pixels), gutter: mapped(gutter, pixels) },
    breakpoint: mapped(BREAKPOINTS, pixels),
    motion: {
      small: milliseconds(motion.small),
      large: milliseconds(motion.large),
      easing: easing(),
    },
  }
  return `${JSON.stringify(tokens, undefined, 2)}\n`
}

const dashed = (name: string) => name.replaceAll(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)

const block = (selector: string, values: Record<string, string>) =>
  [
    `${selector} {`,
    ...Object.entries(values).map(([name, value]) => `  --staylet-${name}: ${value};`),
    '}',
  ].join('\n')

const prefixed = <Value>(
  prefix: string,
  values: Record<string, Value>,
  toCss: (value: Value) => string,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}-${dashed(name)}`, toCss(value)]),
  )

const inPixels = (value: number) => `${value}px`

/** Returns every token as a CSS variable, for pages that do not use the components. */
export function tokensCss(): string {
  const { gutter, ...sizes } = size
  const roles = Object.entries(type as Record<string, TypeRole>)
  const fonts = (width: 'phone' | 'desktop') =>
    Object.fromEntries(
      roles.map(([name, role]) => [
        `type-${name}`,
        `${role.weight} ${role[width] / 16}rem/${role.line} '${OWN_FAMILY}', sans-serif`,
      ]),
    )
  const shared = {
    ...prefixed('radius', radius, inPixels),
    ...prefixed('size', sizes, inPixels),
    ...prefixed('gutter', gutter, inPixels),
    space: inPixels(SPACE),
    'shadow-float': `${depth.float} var(--staylet-colour-shadow)`,
    'motion-small': `${motion.small}ms`,
    'motion-large': `${motion.large}ms`,
    'motion-easing': motion.easing,
  }
  const colours = (scheme: typeof light) => prefixed('colour', { ...scheme }, String)
  return [
    '/* Written by `npm run tokens` from ui/theme/tokens.ts and domain/brand-colours.ts. */',
    block(':root', { ...colours(light), ...shared, ...fonts('phone') }),
    `@media (prefers-color-scheme: dark) {\n${block(':root', colours(dark))}\n}`,
    `@media (min-width: ${BREAKPOINTS.md}px) {\n${block(':root', fonts('desktop'))}\n}`,
    '',
  ].join('\n')
}

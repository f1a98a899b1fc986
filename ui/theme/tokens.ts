/**
 * Raw values of the design except its colours (domain/brand-colours.ts): typography, radii,
 * spacing, depth and motion. Components take them from the theme and never write a raw value.
 */

export interface TypeRole {
  /**
   * Size in pixels at the browser's default text size, below `md` (phone) and from `md` up
   * (desktop).
   */
  phone: number
  desktop: number
  weight: number
  line: number
  /** Letter spacing in em. */
  spacing?: number
}

export const type = {
  display: { phone: 34, desktop: 56, weight: 700, line: 1.08, spacing: -0.02 },
  h1: { phone: 26, desktop: 36, weight: 700, line: 1.15, spacing: -0.015 },
  h2: { phone: 20, desktop: 24, weight: 700, line: 1.25 },
  h3: { phone: 16, desktop: 16, weight: 600, line: 1.35 },
  body: { phone: 16, desktop: 16, weight: 400, line: 1.55 },
  small: { phone: 14, desktop: 14, weight: 400, line: 1.45 },
  caption: { phone: 12.5, desktop: 12.5, weight: 600, line: 1.3 },
  price: { phone: 18, desktop: 20, weight: 700, line: 1.2 },
} as const satisfies Record<string, TypeRole>

/** Corner radii in CSS pixels. */
export const radius = { field: 12, photo: 16, dialog: 20, pill: 999 } as const

/** Sizes in CSS pixels. */
export const size = {
  /** Minimum height and width of a touch target. */
  touch: 44,
  /** Minimum height of a field, and of a button that closes a column. */
  control: 52,
  header: 72,
  headerPhone: 60,
  /** Maximum width of everything on a page, without its gutters. */
  frame: 1680,
  /** The same for a page of few cards, whose rows would be too long. */
  narrowFrame: 1200,
  gutter: { phone: 16, tablet: 24, desktop: 40 },
  illustration: 160,
} as const

/** Spacing unit in CSS pixels. Controls use half of it for their inner padding. */
export const SPACE = 8

export const depth = { float: '0 8px 28px' } as const

/** Durations in milliseconds. */
export const motion = {
  small: 160,
  large: 240,
  /** Duration of what disappears. Its replacement waits until then. */
  leave: 120,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

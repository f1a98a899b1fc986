/**
 * One path of a line drawing in a 160 × 160 box, over a tinted disc. `filled` hides what is behind
 * the shape.
 */
export interface Shape {
  d: string
  filled?: true
}

const house: Shape[] = [
  { d: 'M42 134V82l34-30 34 30v52z', filled: true },
  { d: 'M32 90l44-39 44 39' },
]

export const drawings = {
  /** House with a magnifying glass. */
  'no-results': [
    ...house,
    { d: 'M66 134v-28h18v28' },
    { d: 'M112 82a19 19 0 1 0 .1 0z', filled: true },
    { d: 'M126 115l14 14' },
  ],
  /** House with a heart. */
  saved: [
    ...house,
    { d: 'M76 118c-15-10-21-18-21-26a11 11 0 0 1 21-5 11 11 0 0 1 21 5c0 8-6 16-21 26z' },
    { d: 'M124 52v-14M117 45h14' },
  ],
  /** Calendar with one chosen day. */
  bookings: [
    {
      d: 'M42 44h76a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z',
      filled: true,
    },
    { d: 'M34 68h92M58 36v16M102 36v16' },
    { d: 'M52 86h10M75 86h10M98 86h10M52 102h10M52 118h10M75 118h10' },
    { d: 'M74 104l8 8 24-20' },
  ],
  /** Bell at rest. */
  bell: [
    { d: 'M80 40a34 34 0 0 1 34 34v24l10 16H36l10-16V74a34 34 0 0 1 34-34z', filled: true },
    { d: 'M80 40v-8M68 114a12 12 0 0 0 24 0' },
  ],
  /** Network waves, struck through. */
  offline: [
    { d: 'M30 76a71 71 0 0 1 100 0M48 95a45 45 0 0 1 64 0M65 113a21 21 0 0 1 30 0' },
    { d: 'M80 128a3 3 0 1 0 .1 0z' },
    { d: 'M42 44l76 92' },
  ],
  /** Signpost that points both ways. */
  'not-found': [
    { d: 'M80 32v102' },
    { d: 'M50 44h50l14 12-14 12H50z', filled: true },
    { d: 'M110 80H62L48 92l14 12h48z', filled: true },
    { d: 'M50 134c2-8 6-8 8 0M100 134c2-12 7-12 9 0' },
  ],
  /** Plug pulled out of its socket. */
  error: [
    { d: 'M18 92h22' },
    { d: 'M40 72h16a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H40z', filled: true },
    { d: 'M64 84h12M64 100h12' },
    { d: 'M122 72h-14a8 8 0 0 0-8 8v24a8 8 0 0 0 8 8h14z', filled: true },
    { d: 'M122 92h20' },
    { d: 'M84 66l-4-12M92 64l5-11M84 118l-4 12M92 120l5 11' },
  ],
} as const satisfies Record<string, readonly Shape[]>

export type DrawingName = keyof typeof drawings

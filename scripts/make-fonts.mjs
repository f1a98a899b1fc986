/**
 * Creates the product's fonts in app/public/fonts from Plus Jakarta Sans Variable. Run it by hand
 * after a new version of the family: `node scripts/make-fonts.mjs`. It prints the name, the size and
 * the unicode ranges of each file. ui/theme/font-faces.ts repeats the names and the ranges, and a
 * test compares the two.
 *
 * The family is published in four subsets that cannot be merged without another toolchain, and the
 * Naira sign is in the extended subset instead of the Latin one. The main file therefore comes with
 * a tiny second file for ₦, and the dotted and toned letters of Yoruba and Igbo load only when a
 * name needs them.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { contentHash } from './content-hash.mjs'

const source = (cut) =>
  new URL(
    `../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${cut}-wght-normal.woff2`,
    import.meta.url,
  )
const target = new URL('../app/public/fonts/', import.meta.url)

/** Inclusive code point ranges, as in CSS `unicode-range`. */
const files = [
  {
    name: 'plus-jakarta-sans',
    cut: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2010, 0x2027],
      [0x2030, 0x203a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  { name: 'plus-jakarta-sans-naira', cut: 'latin-ext', ranges: [[0x20a6, 0x20a6]] },
  {
    name: 'plus-jakarta-sans-dots',
    cut: 'vietnamese',
    ranges: [
      [0x300, 0x301],
      [0x303, 0x303],
      [0x323, 0x323],
      [0x1ea0, 0x1ef9],
    ],
  },
  {
    name: 'plus-jakarta-sans-tones',
    cut: 'latin-ext',
    ranges: [
      [0x100, 0x17f],
      [0x1cd, 0x1dc],
      [0x1f8, 0x1f9],
      [0x304, 0x304],
      [0x1e3e, 0x1e3f],
      [0x1e44, 0x1e45],
      [0x1e62, 0x1e63],
    ],
  },
]

const css = ([from, to]) =>
  `U+${from.toString(16)}${to === from ? '' : `-${to.toString(16)}`}`.toUpperCase()
const letters = ([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const { name, cut, ranges } of files) {
  const font = await subsetFont(await readFile(source(cut)), ranges.map(letters).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
  })
  const file = `${name}-${contentHash([font])}.woff2`
  await writeFile(new URL(file, target), font)
  console.log(file, font.length, ranges.map(css).join(','))
}

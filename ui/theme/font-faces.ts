/**
 * Font files (created by make-fonts.mjs) for the `@font-face` rules. The rules are part of the
 * splash's style, so they are in the document before the first component renders and need no style
 * sheet. The document preloads the first two files. The last two are fetched only when a name on
 * the page needs them. A name ends in the hash of its file, because browsers keep them for good.
 */
const files = [
  {
    file: 'plus-jakarta-sans-8c9722',
    range: 'U+20-7E,U+A0-FF,U+2010-2027,U+2030-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
  },
  { file: 'plus-jakarta-sans-naira-89cecd', range: 'U+20A6' },
  { file: 'plus-jakarta-sans-dots-370872', range: 'U+300-301,U+303,U+323,U+1EA0-1EF9' },
  {
    file: 'plus-jakarta-sans-tones-712a1b',
    range: 'U+100-17F,U+1CD-1DC,U+1F8-1F9,U+304,U+1E3E-1E3F,U+1E44-1E45,U+1E62-1E63',
  },
]

const addressOf = ({ file }: { file: string }) => `/fonts/${file}.woff2`

/** URLs that the document preloads: the text, and the sign before every price. */
export const preloadedFonts = files.slice(0, 2).map(addressOf)

export const OWN_FAMILY = 'Plus Jakarta Sans Variable'

/**
 * Fallback fonts with the family's metrics, so that nothing shifts when it loads. The widths were
 * measured on the product's texts. The family is 1.055 times as wide as Arial at weight 400 and
 * 1.013 times at 700, and Roboto is 1.008 times as wide as Arial. The ascent of 1.038 and the
 * descent of 0.222 are divided by the same figure.
 */
const standIns = [
  { name: 'Staylet Arial', local: ['Arial', 'Liberation Sans'], weight: '400 500', adjust: 1.055 },
  {
    name: 'Staylet Arial',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    weight: '600 700',
    adjust: 1.013,
  },
  { name: 'Staylet Roboto', local: ['Roboto'], weight: '400 700', adjust: 1.046 },
]

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

export const fontFamily = `'${OWN_FAMILY}', 'Staylet Roboto', 'Staylet Arial', system-ui, sans-serif`

export const fontFaceCss = [
  ...files.map(
    ({ range, ...font }) =>
      `@font-face{font-family:'${OWN_FAMILY}';font-style:normal;font-weight:400 700;font-display:swap;` +
      `src:url(${addressOf(font)}) format('woff2');unicode-range:${range}}`,
  ),
  ...standIns.map(
    ({ name, local, weight, adjust }) =>
      `@font-face{font-family:'${name}';font-weight:${weight};` +
      `src:${local.map((font) => `local('${font}')`).join(',')};size-adjust:${percent(adjust)};` +
      `ascent-override:${percent(1.038 / adjust)};descent-override:${percent(0.222 / adjust)};line-gap-override:0%}`,
  ),
].join('')

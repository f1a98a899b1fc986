import { dark, light, type SchemeColours } from '@domain/brand-colours'

const [source = ''] = Object.values(
  import.meta.glob<string>('/domain/brand-colours.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const names = Object.keys(light) as (keyof SchemeColours)[]

/** What each token means, from the comments in domain/brand-colours.ts. */
const meanings = new Map(
  [...source.matchAll(/\/\*\*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*(\w+): string/g)].map(
    ([, comment = '', name]) => [name, comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim()],
  ),
)

const channels = (hex: string) =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours, as WCAG computes it. */
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function Swatch({ colour, surface }: { colour: string; surface: string }) {
  return (
    <td>
      <span
        style={{
          display: 'inline-block',
          width: '3rem',
          height: '1.5rem',
          verticalAlign: 'middle',
          background: colour,
          outline: 'thin solid',
        }}
      />{' '}
      <code>{colour}</code>
      {colour.startsWith('#') && <div>{contrast(colour, surface).toFixed(1)} : 1</div>}
    </td>
  )
}

/** Shows every colour token in both schemes, with its meaning and its contrast on a card. */
export function Swatches() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Meaning</th>
          <th>Light, and its contrast on a card</th>
          <th>Dark, and its contrast on a card</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{meanings.get(name)}</td>
            <Swatch colour={light[name]} surface={light.surface} />
            <Swatch colour={dark[name]} surface={dark.surface} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

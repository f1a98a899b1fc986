import { dark, light, type SchemeColours } from '@domain/brand-colours'

const names = Object.keys(light) as (keyof SchemeColours)[]

/** Shows every colour token in both schemes, read from the theme's tokens. */
export function Swatches() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[light, dark].map((scheme, index) => (
              <td key={index}>
                <span
                  style={{
                    display: 'inline-block',
                    width: '3rem',
                    height: '1.5rem',
                    verticalAlign: 'middle',
                    background: scheme[name],
                    outline: 'thin solid',
                  }}
                />{' '}
                <code>{scheme[name]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

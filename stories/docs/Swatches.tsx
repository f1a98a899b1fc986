import { dark, light, type SchemeColours } from '@ui/theme/tokens'

const names = Object.keys(light) as (keyof SchemeColours)[]

/** Every colour token in both schemes, from the values that the theme itself uses. */
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

import { depth, motion, radius, size, SPACE } from '@ui/theme/tokens'

const groups = { rhythm: { space: SPACE }, radius, size, depth, motion }

/** Lists the theme's sizes, read from its tokens. */
export function SpaceScale() {
  return (
    <table>
      <tbody>
        {Object.entries(groups).flatMap(([group, tokens]) =>
          Object.entries(tokens).map(([name, value]) => (
            <tr key={`${group}.${name}`}>
              <th scope="row">
                {group}.{name}
              </th>
              <td>
                {typeof value === 'object' ? Object.values(value).join(' / ') : String(value)}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

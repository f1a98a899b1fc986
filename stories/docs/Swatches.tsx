import { Markdown } from '@storybook/addon-docs/blocks'
import { dark, light, type SchemeColours } from '@domain/brand-colours'
import {
  colourNames,
  companionOf,
  enoughFor,
  meaningOf,
  pathOf,
  type ColourName,
} from './colour-facts'
import { contrast } from './contrast'
import { Token } from './Token'

interface SwatchProps {
  name: ColourName
  scheme: SchemeColours
}

function Swatch({ name, scheme }: SwatchProps) {
  const colour = scheme[name]
  const companion = companionOf(name)
  const ratio = companion && contrast(colour, scheme[companion])
  return (
    <td>
      <span className="swatch" style={{ background: colour }} /> <code>{colour}</code>
      {ratio === undefined ? (
        <div>{name === 'shadow' ? 'seen around surfaces' : 'seen on photos'}</div>
      ) : (
        <div>
          {ratio.toFixed(1)} : 1 with <code>{companion}</code>, for {enoughFor(ratio)}
        </div>
      )}
    </td>
  )
}

/**
 * Shows every colour in both schemes, with its meaning, and its contrast with the colour that it is
 * seen beside.
 */
export function Swatches() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Light</th>
          <th>Dark</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {colourNames.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {pathOf(name) !== name && (
                <div>
                  in code <code>{pathOf(name)}</code>
                </div>
              )}
              <Token name={`colour-${name}`} />
            </th>
            <Swatch name={name} scheme={light} />
            <Swatch name={name} scheme={dark} />
            <td className="meaning">
              <Markdown>{meaningOf(name)}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

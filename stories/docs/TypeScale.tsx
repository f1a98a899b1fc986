import Typography from '@mui/material/Typography'
import { type } from '@ui/theme/tokens'
import { Specimen } from '../../.storybook/docs/Specimen'
import { Token } from './Token'

const variants = {
  display: 'display',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  body: 'body1',
  small: 'body2',
  caption: 'caption',
  price: 'price',
} as const satisfies Record<keyof typeof type, string>

const uses: Record<keyof typeof type, string> = {
  display: 'Titles on the hero, once on a page',
  h1: 'Heading of a page',
  h2: 'Heading of a section or card',
  h3: 'Heading within a card, name of a listing',
  body: 'Text and controls',
  small: 'Secondary lines and hints',
  caption: 'Labels above groups, badges',
  price: 'Amounts that decide',
}

/** Shows every type role in the product's own styles, with its use and its measures. */
export function TypeScale() {
  return (
    <Specimen>
      {(Object.keys(type) as (keyof typeof type)[]).map((role) => {
        const { phone, desktop, weight, line } = type[role]
        return (
          <div key={role} style={{ marginBlock: '1.5rem' }}>
            <Typography variant={variants[role]} component="p">
              A quiet loft in Lekki, ₦45,000
            </Typography>
            <Typography variant="body2" component="p" color="textSecondary">
              <b>{role}</b> · {uses[role]} · {phone} / {desktop} px · weight {weight} · line {line}
            </Typography>
            <Token name={`type-${role}`} />
          </div>
        )
      })}
    </Specimen>
  )
}

import type { TypographyVariantsOptions } from '@mui/material/styles'
import { BREAKPOINTS } from '@domain/constants'
import { fontFamily } from './font-faces'
import { type, type TypeRole } from './tokens'

/** Converts to rem, so that the guest's text size scales everything. */
const rem = (pixels: number) => `${pixels / 16}rem`

const fromDesktop = `@media (min-width:${BREAKPOINTS.md}px)`

type TypeStyle = NonNullable<TypographyVariantsOptions['body1']>

const roleStyle = ({ phone, desktop, weight, line, spacing = 0 }: TypeRole): TypeStyle => ({
  fontFamily,
  fontSize: rem(phone),
  fontWeight: weight,
  lineHeight: line,
  letterSpacing: spacing === 0 ? 'normal' : `${spacing}em`,
  ...(desktop !== phone && { [fromDesktop]: { fontSize: rem(desktop) } }),
})

const headingStyle = (role: TypeRole): TypeStyle => ({
  ...roleStyle(role),
  textWrap: 'balance',
})

/** Variants that no page uses, and that MUI would otherwise define. */
const unused = Object.fromEntries(
  ['h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'overline'].map((name) => [name, undefined]),
) as TypographyVariantsOptions

export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightMedium: 500,
  display: headingStyle(type.display),
  h1: headingStyle(type.h1),
  h2: headingStyle(type.h2),
  h3: roleStyle(type.h3),
  body1: roleStyle(type.body),
  body2: roleStyle(type.small),
  caption: roleStyle(type.caption),
  price: roleStyle(type.price),
  button: { ...roleStyle(type.h3), textTransform: 'none' },
  ...unused,
}

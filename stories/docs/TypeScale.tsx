import { type } from '@ui/theme/tokens'

/** Shows every type role in its own style. */
export function TypeScale() {
  return Object.entries(type).map(([role, { phone, desktop, weight, line }]) => (
    <p
      key={role}
      style={{
        fontSize: `${desktop / 16}rem`,
        fontWeight: weight,
        lineHeight: line,
        margin: '1rem 0',
      }}
    >
      {role}: {phone} / {desktop}, weight {weight}, ₦45,000
    </p>
  ))
}

import fc from 'fast-check'

/** Value that no backend should send in a field, although some do. */
export const oddValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  '',
  '   ',
  'null',
  'undefined',
  'NaN',
  'N/A',
  '12',
  '₦12,500',
  '\u202Eevil\u0000name\u0007',
  '<b>bold</b>',
  'javascript:alert(1)',
  'x'.repeat(5_000),
  '2026-13-45',
  '2026-03-04T05:06:07+01:00',
  '0000-00-00',
  true,
  false,
  'true',
  0,
  -1,
  7,
  2.5,
  1e300,
  -1e300,
  Number.MAX_SAFE_INTEGER + 2,
  1_768_000_000_000,
  [],
  {},
  [null],
  [[['deep']]],
  [{}],
  { _id: null },
  { name: 'A name in an object' },
  { text: 'No smoking' },
  { '0': 'zero', '1': 'one' },
  { $oid: '65a000000000000000000001' },
)

export type ChangeKind =
  | 'replace'
  | 'remove'
  | 'wrap'
  | 'wrapInList'
  | 'unwrap'
  | 'stringify'
  | 'duplicate'
  | 'intoObject'

/** One change at one place of a response. */
export interface Change {
  kind: ChangeKind
  /**
   * Place of the change: at each level the child at this share of the children, then one level
   * deeper.
   */
  steps: readonly number[]
  value: unknown
}

export const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom<ChangeKind>(
    'replace',
    'replace',
    'replace',
    'remove',
    'wrap',
    'wrapInList',
    'unwrap',
    'stringify',
    'duplicate',
    'intoObject',
  ),
  // Without a bias towards small numbers, which would change the first field again and again.
  steps: fc.array(
    fc.noBias(fc.nat(999)).map((thousandth) => thousandth / 1_000),
    { maxLength: 4 },
  ),
  value: oddValue,
})

const isNode = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null

function changed(value: unknown, { kind, value: odd }: Change): unknown {
  if (kind === 'replace') return odd
  if (kind === 'wrap') return { data: value }
  if (kind === 'wrapInList') return [value]
  if (kind === 'stringify') return typeof value === 'string' ? value : JSON.stringify(value)
  if (kind === 'duplicate') return Array.isArray(value) ? [...value, ...value] : value
  if (kind === 'intoObject')
    return Array.isArray(value) ? Object.fromEntries(value.entries()) : value
  if (kind === 'unwrap' && isNode(value)) return Object.values(value)[0]
  return undefined
}

/** Applies one change. The original is left as it is; what was removed is absent from the copy. */
export function applyChange(original: unknown, one: Change): unknown {
  const [step, ...deeper] = one.steps
  if (step === undefined || !isNode(original)) return changed(original, one)
  const keys = Object.keys(original)
  const key = keys[Math.floor(step * keys.length)]
  if (key === undefined) return changed(original, one)
  const child = applyChange((original as Record<string, unknown>)[key], {
    ...one,
    steps: deeper,
  })
  if (Array.isArray(original)) {
    return original.flatMap((each: unknown, index) =>
      index !== Number(key) ? [each] : child === undefined ? [] : [child],
    )
  }
  const { [key]: _old, ...others } = original
  return child === undefined ? others : { ...others, [key]: child }
}

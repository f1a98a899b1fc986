import fc from 'fast-check'
import { applyChange, change, type Change } from '@tests/chaos/mutations'

/** What happens to one response on its way to the page. */
export type Fault =
  | { kind: 'changed'; changes: Change[] }
  | { kind: 'null' | 'empty' | 'html' | 'never' | 'cut' }
  | { kind: 'status'; status: number; hasWords: boolean }

const plain = (kind: 'null' | 'empty' | 'html' | 'never' | 'cut') => fc.constant<Fault>({ kind })

export const fault: fc.Arbitrary<Fault> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('changed' as const),
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom(500, 429, 503, 404, 400),
      hasWords: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: plain('null') },
  { weight: 1, arbitrary: plain('empty') },
  { weight: 1, arbitrary: plain('html') },
  { weight: 1, arbitrary: plain('never') },
  { weight: 1, arbitrary: plain('cut') },
)

/** Returns the response's text after the changes. What was removed altogether is an empty text. */
export function changedText(text: string, changes: readonly Change[]): string {
  const original: unknown = text === '' ? null : JSON.parse(text)
  return JSON.stringify(changes.reduce<unknown>(applyChange, original)) ?? ''
}

import { blankCode, clearDigit, enterDigits, eraseDigit, firstGap } from '@ui/form/code-digits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const code = (text: string) => Array.from(text, (sign) => (sign === '·' ? '' : sign))
const shown = (digits: readonly string[]) => digits.map((digit) => digit || '·').join('')

describe('a code in six boxes', () => {
  it.each([
    ['a digit goes in and on to the next box', '······', 0, '4', '4·····', 1],
    ['the last box stays', '12345·', 5, '6', '123456', 5],
    ['a letter changes nothing', '1·····', 1, 'a', '1·····', 1],
    ['a digit typed after another takes its place', '12····', 1, '29', '19····', 2],
    ['a digit typed before another takes its place', '12····', 1, '92', '19····', 2],
    ['a whole code fills all boxes from wherever it is put', '······', 3, '048213', '048213', 5],
    ['words and spaces around a code are left out', '······', 0, 'code: 048 213', '048213', 5],
    ['several digits are spread from their box on', '······', 2, '482', '··482·', 5],
    ['what has no box is left out', '······', 4, '482', '····48', 5],
    ['digits of other scripts are none', '······', 0, '٤', '······', 0],
  ])('%s (OTP-01, OTP-02)', (_, before, box, text, after, focus) => {
    const change = enterDigits(code(before), box, text)
    expect(shown(change.digits)).toBe(after)
    expect(change.focus).toBe(focus)
  })

  it.each([
    ['empties a full box and stays', '12····', 1, '1·····', 1],
    ['goes back from an empty one and empties that', '12····', 2, '1·····', 1],
    ['stays in the first', '······', 0, '······', 0],
  ])('Backspace %s (OTP-02)', (_, before, box, after, focus) => {
    const change = eraseDigit(code(before), box)
    expect(shown(change.digits)).toBe(after)
    expect(change.focus).toBe(focus)
  })

  it('holds six single digits at most, whatever is typed wherever (OTP-01)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), fc.oneof(fc.string(), fc.constant('\b')))),
        (strokes) => {
          let digits = blankCode
          for (const [box, text] of strokes) {
            const change = text === '\b' ? eraseDigit(digits, box) : enterDigits(digits, box, text)
            ;({ digits } = change)
            expect(change.focus).toBeGreaterThanOrEqual(0)
            expect(change.focus).toBeLessThan(6)
          }
          expect(digits).toHaveLength(6)
          for (const digit of digits) expect(digit).toMatch(/^[0-9]?$/)
        },
      ),
    )
  })

  it('knows its first gap', () => {
    expect(firstGap(code('04·2··'))).toBe(2)
    expect(firstGap(code('048213'))).toBe(0)
    expect(shown(clearDigit(code('048213'), 5).digits)).toBe('04821·')
  })
})

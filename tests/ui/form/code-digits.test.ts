import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankCode, clearDigit, enterDigits, eraseDigit, firstGap } from '@ui/form/code-digits'

const code = (text: string) => Array.from(text, (sign) => (sign === '·' ? '' : sign))
const shown = (digits: readonly string[]) => digits.map((digit) => digit || '·').join('')

describe('a code in six boxes', () => {
  it.each([
    ['a digit fills its box and moves to the next', '······', 0, '4', '4·····', 1],
    ['the last box keeps the focus', '12345·', 5, '6', '123456', 5],
    ['a letter changes nothing', '1·····', 1, 'a', '1·····', 1],
    ['a digit typed after another takes its place', '12····', 1, '29', '19····', 2],
    ['a digit typed before another takes its place', '12····', 1, '92', '19····', 2],
    ['a pasted code fills all boxes from any box', '······', 3, '048213', '048213', 5],
    ['text and spaces around a code are ignored', '······', 0, 'code: 048 213', '048213', 5],
    ['several digits fill the boxes from theirs on', '······', 2, '482', '··482·', 5],
    ['digits beyond the last box are ignored', '······', 4, '482', '····48', 5],
    ['digits of other scripts are ignored', '······', 0, '٤', '······', 0],
  ])('follows the rule: %s (OTP-01, OTP-02)', (_, before, box, text, after, focus) => {
    const change = enterDigits(code(before), box, text)
    expect(shown(change.digits)).toBe(after)
    expect(change.focus).toBe(focus)
  })

  it.each([
    ['empties a filled box and stays there', '12····', 1, '1·····', 1],
    ['moves back from an empty box and empties that one', '12····', 2, '1·····', 1],
    ['stays in the first box', '······', 0, '······', 0],
  ])('follows the rule that Backspace %s (OTP-02)', (_, before, box, after, focus) => {
    const change = eraseDigit(code(before), box)
    expect(shown(change.digits)).toBe(after)
    expect(change.focus).toBe(focus)
  })

  it('holds at most six single digits, whatever the guest types (OTP-01)', () => {
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

  it('finds its first empty box', () => {
    expect(firstGap(code('04·2··'))).toBe(2)
    expect(firstGap(code('048213'))).toBe(0)
    expect(shown(clearDigit(code('048213'), 5).digits)).toBe('04821·')
  })
})

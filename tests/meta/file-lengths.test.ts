import { describe, expect, it } from 'vitest'
import { lengthFaults } from './file-lengths'
import { faultLines, sourcesIn } from './source-files'

const file = (path: string, lines: number) => ({ path, text: 'a()\n'.repeat(lines) })

describe('the guard for file lengths', () => {
  it('finds no file that is too long for its kind', () => {
    expect(faultLines(lengthFaults(sourcesIn()))).toEqual([])
  })

  it.each([
    ['ui/gallery/Lightbox.tsx', 150],
    ['features/booking/use-bookings.ts', 70],
    ['app/pages/HomePage.tsx', 150],
    ['server/booking/booking-routes.ts', 150],
  ])('allows %s to have exactly %i lines', (path, lines) => {
    expect(lengthFaults([file(path, lines)])).toEqual([])
    expect(lengthFaults([file(path, lines + 1)])).toHaveLength(1)
  })

  it("ignores a hook's imports and comments", () => {
    const { path, text } = file('features/booking/use-bookings.ts', 70)
    const words = "import {\n  a,\n} from './a'\n\n/** Why\n * it is so. */\n"
    expect(lengthFaults([{ path, text: words + text }])).toEqual([])
  })

  it('ignores data files', () => {
    expect(lengthFaults([file('server/demo/listings/lagos.ts', 900)])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { compareFigures, type Figure } from './figures'
import { reportHtml } from './report-html'

const monday = '2026-11-23T10:00:00.000Z'
const tuesday = '2026-11-24T10:00:00.000Z'
const home: Figure = { group: 'pages', name: 'home <ready>', value: 1800, unit: 'ms' }
const bytes: Figure = { group: 'bytes', name: 'first visit', value: 250, unit: 'KB' }

describe('the figures of a run', () => {
  it('stand beside those of the run before', () => {
    const first = compareFigures([home], [], monday)
    const [figure] = compareFigures([{ ...home, value: 1500 }], first, tuesday)
    expect(figure).toMatchObject({ value: 1500, at: tuesday, last: { value: 1800, at: monday } })
  })

  it('keep their day where a later run does not measure them', () => {
    const first = compareFigures([home, bytes], [], monday)
    const second = compareFigures([bytes], first, tuesday)
    expect(second.find(({ name }) => name === home.name)).toMatchObject({
      value: 1800,
      at: monday,
      isNew: false,
    })
  })

  it('of the same name in two groups are two figures', () => {
    const both = [home, { ...home, group: 'far' }]
    expect(compareFigures(both, [], monday)).toHaveLength(2)
  })
})

describe('the report', () => {
  const first = compareFigures([{ ...home, floor: 900, limit: 1700 }, bytes], [], monday)
  const html = reportHtml(
    compareFigures([{ ...home, value: 1980, floor: 990, limit: 1700 }], first, tuesday),
    'on a <quiet> machine',
  )

  it('shows value, floor, last value, change and limit of a figure', () => {
    for (const text of ['1,980 ms', '990', '2.0 ×', '1,800', '+10 %', '1,700 (above)']) {
      expect(html).toContain(`<td>${text}`)
    }
  })

  it('draws the bar and each line at its share of the largest amount', () => {
    expect(html).toContain('<rect width="240.0"')
    expect(html).toContain('<line class="floor" x1="120.0"')
  })

  it('tells which figures are old', () => {
    expect(html).toContain('not measured now, from 2026-11-23 10:00')
  })

  it('contains names as text', () => {
    expect(html).toContain('home &lt;ready&gt;')
    expect(html).toContain('on a &lt;quiet&gt; machine')
  })
})

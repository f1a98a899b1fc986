import { expect, it } from 'vitest'
import { rawValueFaults } from './raw-values'
import { faultLines, sourcesIn } from './source-files'

it('no colour, pixel length or font size stands outside ui/theme', () => {
  expect(faultLines(rawValueFaults(sourcesIn(['ui', 'features', 'app', 'server'])))).toEqual([])
})

it.each(["color: '#ff0044'", "width: '12px'", 'fontSize: 14', "fontSize: '0.9rem'"])(
  '%s is reported',
  (planted) => {
    const text = `const style = { ${planted} }`
    expect(rawValueFaults([{ path: 'ui/listing/ListingCard.tsx', text }])).toHaveLength(1)
  },
)

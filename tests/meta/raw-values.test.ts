import { describe, expect, it } from 'vitest'
import { rawValueFaults } from './raw-values'
import { faultLines, sourcesIn } from './source-files'

const faultsOf = (text: string, path = 'ui/listing/ListingCard.tsx') =>
  rawValueFaults([{ path, text }])

describe('the guard for theme values', () => {
  it('finds no colour, pixel length or font size outside ui/theme', () => {
    expect(faultLines(rawValueFaults(sourcesIn(['ui', 'features', 'app', 'server'])))).toEqual([])
  })

  it.each(["color: '#ff0044'", "width: '12px'", 'fontSize: 14', "fontSize: '0.9rem'"])(
    'reports %s in a component',
    (planted) => {
      expect(faultsOf(`const style = { ${planted} }`)).toHaveLength(1)
    },
  )

  it('reports a colour in a mail', () => {
    expect(
      faultsOf('const css = `\n  a { color: #0F5B46 }\n`', 'server/mail/mail-layout.ts'),
    ).toHaveLength(1)
  })

  it('names the file and line', () => {
    expect(faultsOf("const a = 1\nconst b = '#fff'")[0]?.path).toBe('ui/listing/ListingCard.tsx:2')
  })

  it('accepts the theme, comments and anchors', () => {
    expect(faultsOf("color: '#ff0044'", 'ui/theme/tokens.ts')).toEqual([])
    expect(faultsOf('// a swipe of 50px\nconst a = 1 /* #fff */')).toEqual([])
    expect(faultsOf("fontSize: 'inherit', fontWeight: 600, padding: 2")).toEqual([])
  })
})

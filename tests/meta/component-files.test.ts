import { describe, expect, it } from 'vitest'
import { componentFaults } from './component-files'
import { faultLines, sourcesIn } from './source-files'

const component = 'export function Card() {\n  return <Root />\n}\n'
const part = "const Root = styled('div')({})\n"

describe('the guard of component files', () => {
  it('finds nothing in the product', () => {
    expect(faultLines(componentFaults(sourcesIn(['ui', 'features', 'app'])))).toEqual([])
  })

  it.each([
    ['a styled part above the component', `${part}${component}`],
    ['a styled MUI component above', `const Root = styled(Box, { name: 'a' })({})\n${component}`],
    ['an exact optional prop', 'export interface CardProps {\n  title?: string\n}'],
    [
      'an exact optional prop of a type that props are composed of',
      'interface Content {\n  title?: string\n}\nexport type CardProps = Content & { href: string }',
    ],
    [
      'an exact optional prop in a union',
      'export type CardProps = { href: string } & ({ label?: string } | { icon: string })',
    ],
  ])('reports %s', (_what, text) => {
    expect(componentFaults([{ path: 'ui/listing/Card.tsx', text }])).toHaveLength(1)
  })

  it.each([
    ['a styled part below the component', 'ui/listing/Card.tsx', `${component}${part}`],
    ['a file of styled parts', 'ui/listing/card-parts.ts', `export ${part}`],
    [
      'a prop that may be undefined',
      'ui/listing/Card.tsx',
      'interface CardProps {\n  title?: string | undefined\n}',
    ],
    ['an exact type of the API', 'domain/listing/a.ts', 'interface AProps {\n  title?: string\n}'],
  ])('accepts %s', (_what, path, text) => {
    expect(componentFaults([{ path, text }])).toEqual([])
  })
})

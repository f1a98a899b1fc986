import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '@tests/meta/source-files'
import { architectureDrawing, withDrawing } from '../../scripts/architecture-text'

const page = { path: 'app/pages/HomePage.tsx', text: "import { Card } from '@ui/listing/Card'" }

const linesOf = (drawing: string) => drawing.split('\n').filter((line) => /[-=]->|==>/.test(line))

describe('the drawing of the architecture', () => {
  it('is in step with the imports', () => {
    const document = readFileSync('docs/architecture.md', 'utf8')
    const files = sourcesIn(['app', 'features', 'ui', 'domain', 'server'])
    expect(document, 'run `npm run architecture`').toBe(
      withDrawing(document, architectureDrawing(files)),
    )
  })

  it('has one line between two zones, and one between two parts of a zone', () => {
    const other = { path: 'app/pages/Discover.tsx', text: page.text }
    const section = {
      path: 'app/pages/Saved.tsx',
      text: "import { Grid } from '@app/sections/listing/Grid'",
    }
    expect(linesOf(architectureDrawing([page, other, section]))).toEqual([
      '  app ==> ui',
      '  app_pages --> app_sections',
    ])
  })

  it('has no line inside a part or to a package', () => {
    const inside = { path: 'ui/listing/Card.tsx', text: "import { Heart } from './Heart'" }
    const packaged = { path: 'ui/listing/Heart.tsx', text: "import { useId } from 'react'" }
    expect(linesOf(architectureDrawing([inside, packaged]))).toEqual([])
  })

  it('replaces the old drawing and nothing else', () => {
    const document = '# A\n\n```mermaid\nold\n```\n\nEnd.\n'
    expect(withDrawing(document, 'new')).toBe('# A\n\n```mermaid\nnew\n```\n\nEnd.\n')
    expect(() => withDrawing('# A\n', 'new')).toThrow('mermaid')
  })
})

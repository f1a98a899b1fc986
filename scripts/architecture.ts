import { readFileSync, writeFileSync } from 'node:fs'
import { sourcesIn } from '@tests/meta/source-files'
import { architectureDrawing, withDrawing } from './architecture-text'

/** `npm run architecture`: draws the imports between the parts into docs/architecture.md. */
const PATH = 'docs/architecture.md'
const files = sourcesIn(['app', 'features', 'ui', 'domain', 'server'])
writeFileSync(PATH, withDrawing(readFileSync(PATH, 'utf8'), architectureDrawing(files)))

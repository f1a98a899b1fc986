import { writeFileSync } from 'node:fs'
import { tokensCss, tokensJson } from './tokens-text'

/**
 * `npm run tokens`: writes the design's values for design tools and for pages without the
 * components.
 */
writeFileSync('docs/tokens/tokens.json', tokensJson())
writeFileSync('docs/tokens/tokens.css', tokensCss())

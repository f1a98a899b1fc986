import { readFileSync, writeFileSync } from 'node:fs'
import { iconSetText } from './icon-set-text'

const FILE = 'ui/text/icons.ts'

/**
 * `npm run icon-set`: writes the paths of the page's icons from the set that we keep. A new icon is
 * an empty constant there until then.
 */
writeFileSync(FILE, iconSetText(readFileSync(FILE, 'utf8')))

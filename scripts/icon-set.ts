import { writeFileSync } from 'node:fs'
import { iconSetText } from './icon-set-text'

/** `npm run icon-set`: writes the icons that the page draws from the set that we keep. */
writeFileSync('ui/text/icons.ts', iconSetText())

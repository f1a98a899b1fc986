import { writeFileSync } from 'node:fs'
import { iconText } from './icon-text'

/** `npm run icon`: writes the icon of the browser's tab from the brand's colour and mark. */
writeFileSync('app/public/icon.svg', iconText())

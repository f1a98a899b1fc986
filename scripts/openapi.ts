import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { openApiText } from './openapi-text'

const DOCUMENT = 'docs/openapi.json'

/** `npm run openapi`: writes the API's document and a client from it, which nothing of ours imports. */
writeFileSync(DOCUMENT, await openApiText())
execFileSync('npx', ['oazapfts', '--useUnknown', DOCUMENT, 'docs/client.ts'], { stdio: 'inherit' })

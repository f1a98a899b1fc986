import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { clientHeader, openApiText } from './openapi-text'

const CLIENT = 'docs/client.ts'

/** `npm run openapi`: writes the API's document, and the client that the tests generate from it. */
const text = await openApiText()
writeFileSync('docs/openapi.json', text)
execFileSync('npx', ['oazapfts', '--useUnknown', 'docs/openapi.json', CLIENT], { stdio: 'inherit' })
writeFileSync(CLIENT, clientHeader(text) + readFileSync(CLIENT, 'utf8'))

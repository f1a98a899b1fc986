import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { componentFiles } from './component-files'

/**
 * `npm run new:component -- listing PriceTag`: creates a component of the design library and its
 * story.
 */
const [family = '', name = ''] = process.argv.slice(2)

try {
  const files = componentFiles(family, name)
  const taken = files.find(({ path }) => existsSync(path))
  if (taken) throw new Error(`${taken.path} already exists.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`wrote ${path}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('Use: npm run new:component -- <family> <Name>, as in "listing PriceTag"')
  process.exitCode = 1
}

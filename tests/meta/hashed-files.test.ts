import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { contentHash } from '../../scripts/content-hash.mjs'

const files = fileURLToPath(new URL('../../app/public/', import.meta.url))

/** A font has a hash of its own. A photo's crops and formats share one, between name and crop. */
const HASH = /-([\da-f]{6})(?=[-.])/

/** Returns the names in a folder as they are, and as the contents of the files want them. */
function namesIn(folder: string) {
  const names = readdirSync(join(files, folder)).sort()
  const stemOf = (name: string) => name.split(HASH, 1)[0]
  const wanted = names.map((name) => {
    const together = names.filter((other) => stemOf(other) === stemOf(name))
    const contents = together.map((other) => readFileSync(join(files, folder, other)))
    return name.replace(HASH, `-${contentHash(contents)}`)
  })
  return { names, wanted }
}

it.each(['fonts', 'hero'])(
  'the names in /%s, which browsers keep, follow their content',
  (folder) => {
    const { names, wanted } = namesIn(folder)
    expect(names.filter((name) => !HASH.test(name))).toEqual([])
    expect(names).toEqual(wanted)
  },
)

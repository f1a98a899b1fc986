import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/**
 * Reads the lines of a packed file. Node's readline would also end a line at U+2028, which a text in
 * a row may contain.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  // The loop reports what fails.
  pipeline(createReadStream(path), text, () => undefined)
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/**
 * Reads a body of at most so many bytes. They are counted as they arrive, because the announced
 * length may be wrong or missing, and a small compressed body can become a huge one.
 *
 * @returns undefined when there are more. The rest is not read.
 */
export async function readAtMost(body: AsyncIterable<Uint8Array> | null, bytes: number) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > bytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

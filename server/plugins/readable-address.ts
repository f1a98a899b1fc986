/** A percent sign that begins no two hexadecimal digits. */
const STRAY = /%(?![0-9a-f]{2})/gi

/** The character for what cannot be read. A percent sign would be decoded again. */
const UNREADABLE = encodeURIComponent('\ufffd')

/** Returns whether a path can be decoded. The build leaves out a call whose value nothing uses. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * Returns an address that can be decoded. A link that was cut off in the middle of a letter names a
 * page that does not exist, and not a request that nobody can read.
 * An address with scheme and host, as clients of a proxy send it, names the same page.
 */
export function readableAddress(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?]*\/?/i, '/')
  const [path = '', ...query] = local.split('?')
  if (isReadable(path)) return local
  const plain = path.replace(STRAY, UNREADABLE)
  return [isReadable(plain) ? plain : path.replaceAll('%', UNREADABLE), ...query].join('?')
}

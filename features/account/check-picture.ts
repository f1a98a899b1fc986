import { profileCopy } from '@domain/copy/profile-copy'

const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
/** In bytes. */
const LARGEST = 5_000_000

/**
 * Returns why a file cannot be a profile picture, or undefined when it can. It decodes the file,
 * because its name proves nothing.
 */
export async function pictureFault(file: File): Promise<string | undefined> {
  if (!kinds.includes(file.type)) return profileCopy.pictureKind
  if (file.size > LARGEST) return profileCopy.pictureSize
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return undefined
  } catch {
    return profileCopy.pictureBroken
  }
}

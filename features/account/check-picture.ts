import { profileCopy } from '@domain/copy/profile-copy'

const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
/** Bytes. */
const LARGEST = 5_000_000

/** Why a file cannot be a profile's picture, in words; undefined when it can. The name is not believed. */
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

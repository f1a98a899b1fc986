import { useRef, useState } from 'react'
import { profileCopy } from '@domain/copy/profile-copy'

const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
/** In bytes. */
const LARGEST = 5_000_000

/**
 * Returns why a file cannot be a profile picture, or undefined when it can. It decodes the file,
 * because its name proves nothing.
 */
async function pictureFault(file: File): Promise<string | undefined> {
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

/**
 * Checks a chosen profile picture and shows it from the guest's device. The picture is never sent.
 * `initial` is the address of the current one.
 */
export function usePicture(initial: string | undefined) {
  const [picture, setPicture] = useState<{ src?: string | undefined; error?: string | undefined }>({
    src: initial,
  })
  const latest = useRef(0)
  async function pick(file: File) {
    const turn = (latest.current += 1)
    const error = await pictureFault(file)
    // The guest has chosen another file meanwhile.
    if (turn !== latest.current) return
    setPicture((now) => (error ? { src: now.src, error } : { src: URL.createObjectURL(file) }))
  }
  return { ...picture, pick }
}

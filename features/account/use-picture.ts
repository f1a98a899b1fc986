import { useRef, useState } from 'react'
import { pictureFault } from './check-picture'

/**
 * The picture being chosen for a profile: checked, then shown from the guest's own disk. It is sent
 * nowhere. `initial` is the address of the one there is.
 */
export function usePicture(initial: string | undefined) {
  const [picture, setPicture] = useState<{ src?: string | undefined; error?: string | undefined }>({
    src: initial,
  })
  const latest = useRef(0)
  async function pick(file: File) {
    const turn = (latest.current += 1)
    const error = await pictureFault(file)
    // A later choice has overtaken this one.
    if (turn !== latest.current) return
    setPicture((now) => (error ? { src: now.src, error } : { src: URL.createObjectURL(file) }))
  }
  return { ...picture, pick }
}

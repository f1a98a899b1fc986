import { useRef, useState } from 'react'
import { pictureFault } from './check-picture'

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

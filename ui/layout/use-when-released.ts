import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds in which the click of a finger that was lifted has come. */
const UNTIL_CLICK = 300

/**
 * Returns a value, which changes only while nothing is pressed. What it moves on the page would
 * otherwise bring another control below a finger that is about to be lifted.
 */
export function useWhenReleased<Value extends boolean | number | undefined>(value: Value): Value {
  const [kept, setKept] = useState(value)
  const isPressed = useRef(false)
  const keepUp = useEffectEvent(() => {
    if (!isPressed.current) setKept(value)
  })
  useEffect(() => keepUp(), [value])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const release = () => {
      isPressed.current = false
      keepUp()
    }
    const onPointer = ({ type }: Event) => {
      clearTimeout(timer)
      if (type === 'pointerdown') isPressed.current = true
      else timer = setTimeout(release, UNTIL_CLICK)
    }
    const names = ['pointerdown', 'pointerup', 'pointercancel']
    for (const name of names) window.addEventListener(name, onPointer, true)
    return () => {
      clearTimeout(timer)
      for (const name of names) window.removeEventListener(name, onPointer, true)
    }
  }, [])
  return kept
}

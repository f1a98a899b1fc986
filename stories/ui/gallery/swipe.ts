import { fireEvent } from 'storybook/test'

/** React listens to touches once it has drawn, before which nobody can touch. */
const drawn = () =>
  new Promise((next) => {
    requestAnimationFrame(() => setTimeout(next))
  })

const touchAt = (target: Element, x: number, y: number) => {
  const touch = new Touch({ identifier: 1, target, clientX: 200 + x, clientY: 100 + y })
  return { touches: [touch], changedTouches: [touch] }
}

/** Simulates the beginning of a swipe, with the finger still on the target. */
export async function drag(target: Element, across: number, down = 0) {
  await drawn()
  await fireEvent.touchStart(target, touchAt(target, 0, 0))
  await fireEvent.touchMove(target, touchAt(target, across, down))
}

/** Simulates a swipe by the given number of CSS pixels. A negative distance goes left. */
export async function swipe(target: Element, across: number, down = 0) {
  await drag(target, across, down)
  await fireEvent.touchEnd(target, { ...touchAt(target, across, down), touches: [] })
}

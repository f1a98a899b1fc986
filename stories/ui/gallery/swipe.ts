import { fireEvent } from 'storybook/test'

/** React listens to touches once it has drawn, before which nobody can touch. */
const drawn = () =>
  new Promise((next) => {
    requestAnimationFrame(() => setTimeout(next))
  })

/** Simulates a swipe by the given number of CSS pixels. A negative distance goes left. */
export async function swipe(target: Element, across: number, down = 0) {
  const touchAt = (x: number, y: number) => {
    const touch = new Touch({ identifier: 1, target, clientX: 200 + x, clientY: 100 + y })
    return { touches: [touch], changedTouches: [touch] }
  }
  await drawn()
  await fireEvent.touchStart(target, touchAt(0, 0))
  await fireEvent.touchMove(target, touchAt(across, down))
  await fireEvent.touchEnd(target, { ...touchAt(across, down), touches: [] })
}

import { fireEvent } from 'storybook/test'

/** Simulates a swipe by the given number of CSS pixels. A negative distance goes left. */
export async function swipe(target: Element, across: number, down = 0) {
  const touch = (x: number, y: number) =>
    new Touch({ identifier: 1, target, clientX: 200 + x, clientY: 100 + y })
  await fireEvent.touchStart(target, { touches: [touch(0, 0)] })
  await fireEvent.touchEnd(target, { changedTouches: [touch(across, down)] })
}

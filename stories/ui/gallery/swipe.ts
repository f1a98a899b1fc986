import { fireEvent } from 'storybook/test'

/** A finger that comes down on an element and leaves it so many pixels away; negative is to the left. */
export async function swipe(target: Element, across: number, down = 0) {
  const touch = (x: number, y: number) =>
    new Touch({ identifier: 1, target, clientX: 200 + x, clientY: 100 + y })
  await fireEvent.touchStart(target, { touches: [touch(0, 0)] })
  await fireEvent.touchEnd(target, { changedTouches: [touch(across, down)] })
}

import type { CDPSession, Page } from 'playwright'
import type { Variant } from './matrix'

type State = NonNullable<Variant['state']>

/** The pseudo-classes of each state. A pressed control is also below the pointer. */
const pseudoClasses: Record<State, string[]> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  pressed: ['hover', 'active'],
}

interface MarkingWindow {
  stayletMark: (state: State) => number
  stayletUnmark: () => void
}

/**
 * Forces a state on every element that has a style for it, through the browser's own protocol. A
 * synthetic event would not change `:hover`. Returns `undefined` when no rule concerns the page,
 * otherwise the function that ends the state.
 */
export async function forceState(page: Page, protocol: CDPSession, state: State) {
  const marked = await page.evaluate(
    (name) => (window as unknown as MarkingWindow).stayletMark(name),
    state,
  )
  const unmark = () => page.evaluate(() => (window as unknown as MarkingWindow).stayletUnmark())
  if (marked === 0) return undefined
  await protocol.send('DOM.enable')
  await protocol.send('CSS.enable')
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 })
  const force = async (selector: string, forcedPseudoClasses: string[]) => {
    const { nodeIds } = await protocol.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    })
    await Promise.all(
      nodeIds.map((nodeId) =>
        protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    )
  }
  if (state === 'focus') await force('[data-forced-within]:not([data-forced])', ['focus-within'])
  await force('[data-forced]', pseudoClasses[state])
  await unmark()
  return async () => {
    await protocol.send('CSS.disable')
    await protocol.send('DOM.disable')
  }
}

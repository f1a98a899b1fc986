/** Faults of a story that neither its play function nor axe notices. Each of them fails it. */

interface FaultContext {
  viewMode?: string
  globals?: Record<string, unknown>
  parameters: Record<string, unknown>
}

let said: string[] = []

const words = (values: readonly unknown[]) =>
  values.map((value) => (value instanceof Error ? value.message : String(value))).join(' ')

/**
 * Collects the errors that a story writes to the console. Runs as a `beforeEach` of the preview and
 * returns the function that restores the console.
 */
export function watchConsole({ viewMode }: FaultContext) {
  said = []
  // Several stories of a documentation page share one console.
  if (viewMode === 'docs') return undefined
  const real = console.error
  console.error = (...values: unknown[]) => {
    said.push(words(values))
    real(...values)
  }
  return () => {
    console.error = real
  }
}

const levelOf = (heading: Element) =>
  Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1))

const isHidden = (element: Element) =>
  element.closest('[aria-hidden="true"], [inert]') !== null ||
  !element.checkVisibility({ visibilityProperty: true })

/** Returns each heading that skips a level below the one before it. A story may begin at any. */
export function skippedHeadings(root: ParentNode): string[] {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].filter(
    (heading) => !isHidden(heading),
  )
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1]
    if (!before || levelOf(heading) <= levelOf(before) + 1) return []
    return [`'${heading.textContent}' (h${levelOf(heading)}) follows h${levelOf(before)}`]
  })
}

const PIXELS = 16
const TEXT_CONTROLS =
  'select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="hidden"])'

/** Returns each control whose text is so small that an iPhone zooms into the page on its focus. */
export const smallControls = (root: ParentNode): string[] =>
  [...root.querySelectorAll(TEXT_CONTROLS)].flatMap((control) => {
    const { fontSize } = getComputedStyle(control)
    if (isHidden(control) || parseFloat(fontSize) >= PIXELS) return []
    return [`${control.outerHTML} has ${fontSize}`]
  })

/**
 * Fails a story that wrote an error to the console, whose headings skip a level or whose controls have
 * small text. Runs after its play function. `parameters.expectedErrors`, a regular expression, names errors that belong to it.
 *
 * The camera of the visual review opens every story at 390 pixels. There a play function for a wider
 * page fails, and Storybook says so in the console. The camera marks its window.
 */
export function refuseFaults({ viewMode, globals, parameters }: FaultContext) {
  if (viewMode === 'docs' || 'stayletCamera' in window) return
  // A frame that shows an example instead of the story.
  if ((globals?.['advice'] ?? 'none') !== 'none') return
  const expected = parameters['expectedErrors'] as RegExp | undefined
  const unexpected = said.filter((text) => !expected?.test(text))
  if (unexpected.length > 0) throw new Error(`The console says: ${unexpected.join('\n')}`)
  const skipped = skippedHeadings(document.body)
  if (skipped.length > 0) throw new Error(`Headings skip a level: ${skipped.join('; ')}`)
  const small = smallControls(document.body)
  if (small.length > 0) throw new Error(`Text of a control is too small: ${small.join('; ')}`)
}

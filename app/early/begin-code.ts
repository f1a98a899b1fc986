import { RENDERED_CODE_ID } from '@domain/page-data'

/**
 * Begins the code of a page that the server has rendered, which the document holds back. It is fetched
 * at once, and runs when the document is complete, because it needs the root.
 */
export function beginCode() {
  const held = document.querySelector<HTMLTemplateElement>(`#${RENDERED_CODE_ID}`)
  if (!held) return
  const run = () => held.replaceWith(held.content)
  if (document.readyState !== 'loading') return run()
  for (const { src } of held.content.querySelectorAll('script')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: src, crossOrigin: '', fetchPriority: 'low' })
    document.head.append(link)
  }
  // What the scripts import would come a round trip later.
  document.head.append(...held.content.querySelectorAll('link'))
  document.addEventListener('readystatechange', run, { once: true })
}

/** Calls back right after the frame that is being drawn. A slow phone would be late for a timer. */
function afterFrame(callback: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = callback
  port2.postMessage('')
}

/**
 * Begins the code after the first frame with the splash, so that the photos of the first screen need
 * not share a narrow line with it.
 */
export function beginCodeAfterSplash() {
  requestAnimationFrame(() => {
    const isBlank = document.readyState === 'loading' && !document.getElementById('splash')
    if (isBlank) return beginCodeAfterSplash()
    afterFrame(beginCode)
  })
}

import type { BrowserContext, Page } from 'playwright'

/**
 * The script is a text, because a compiled function may refer to helpers that the page does not
 * have. The lists are stored in the window, so that reading them costs one call.
 */
const WATCH = `{
  window.__runs = []
  window.__violations = []
  for (const name of ['alert', 'confirm', 'prompt', 'print']) {
    window[name] = () => { window.__runs.push(name) }
  }
  addEventListener('securitypolicyviolation', (event) => {
    window.__violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample)
  })
  Object.defineProperty(window, 'indexedDB', { value: undefined })
}`

/** Elements and attributes that only a payload writes. */
const INJECTED = `(() => {
  const found = document.evaluate(
    '//@*[starts-with(name(), "on")] | //base | //object | //embed | //iframe' +
      ' | //meta[translate(@http-equiv, "REFSH", "refsh") = "refresh"]' +
      ' | //a[starts-with(translate(normalize-space(@href), "JAVSCRIPT", "javscript"), "javascript:")]' +
      ' | //*[contains(@src, "evil.example") or contains(@action, "javascript:")]',
    document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null)
  const names = []
  for (let at = 0; at < found.snapshotLength; at += 1) names.push(found.snapshotItem(at).nodeName)
  const scripts = [...document.querySelectorAll('script')]
    .filter((each) => !each.src && !/json|speculationrules/.test(each.type) &&
      /alert/.test(each.textContent))
  return { names: [...names, ...scripts.map(() => 'script')],
    runs: window.__runs.splice(0), violations: window.__violations.splice(0),
    text: (document.querySelector('main') ?? document.body).textContent.trim().length }
})()`

interface Looked {
  names: string[]
  runs: string[]
  violations: string[]
  /** Characters of the page below its header. */
  text: number
}

/** Makes a context whose pages record what runs in them. */
export async function watch(context: BrowserContext, home: string) {
  await context.addInitScript({ content: WATCH })
  const left: string[] = []
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      left.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', (popup) => left.push(`opened ${popup.url()}`))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(home) && !url.startsWith('data:') && !url.startsWith('blob:')) {
        left.push(`asked ${url.slice(0, 100)}`)
      }
    })
  })
  return left
}

/** Reads and clears what a page has recorded. */
export const look = (page: Page) => page.evaluate(INJECTED) as Promise<Looked>

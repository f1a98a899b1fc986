import { unapproved, type Approvals } from './approvals'
import type { Change } from './compare'

export interface Review {
  changes: readonly Change[]
  approvals: Approvals
  /** Commit or branch on the "before" side. */
  base: string
  /** Notes above the changes, such as a base that does not build. */
  notes: readonly string[]
  /**
   * Token that proves that a click came from this page. Given when the page is served with working
   * buttons.
   */
  token?: string
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 1.5rem; max-width: 120rem }
  section { border-top: 1px solid #8886; padding-block: 1rem }
  .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
  figure { margin: 0; max-width: min(100%, 38rem) }
  figcaption { font-weight: 600 }
  img { max-width: 100%; border: 1px solid #8886 }
  button { font: inherit; padding: .5rem 1rem }
`

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const figure = (caption: string, name: string, picture: Buffer | undefined) =>
  picture
    ? `<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="${caption}: ${escape(name)}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
    : ''

const approval = ({ key, name }: Change, { approvals, token }: Review) => {
  if (Object.hasOwn(approvals, key)) return '<p><strong>Approved</strong></p>'
  if (!token) return '<p>Not approved</p>'
  return (
    `<form method="post" action="/approve"><input type="hidden" name="token" value="${token}">` +
    `<input type="hidden" name="key" value="${key}"><button>Approve ${escape(name)}</button></form>`
  )
}

const section = (change: Change, review: Review) => {
  const { name, kind, pixels } = change
  const size = pixels === undefined ? '' : `, ${pixels} pixels differ`
  return (
    `<section id="${change.key}"><h2>${escape(name)}</h2><p>${kind}${size}</p>` +
    `<div class="pictures">${figure('Before', name, change.before)}${figure('After', name, change.after)}` +
    `${figure('Difference', name, change.difference)}</div>${approval(change, review)}</section>`
  )
}

/** Returns a single HTML file that contains every screenshot. */
export function reviewPage(review: Review): string {
  const { changes, approvals, base, notes, token } = review
  const left = unapproved(changes, approvals)
  const done = changes.filter((change) => !left.includes(change))
  const how = token ? '' : '<p>To approve: <code>npm run visual -- --serve</code></p>'
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Visual review</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>` +
    `<h1>${left.length} of ${changes.length} changes to review</h1><p>Compared with ${escape(base)}</p>` +
    notes.map((note) => `<p role="note">${escape(note)}</p>`).join('') +
    how +
    [...left, ...done].map((change) => section(change, review)).join('') +
    '</body></html>'
  )
}

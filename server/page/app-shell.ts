import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mode } from '@server/config/config'
import { printHead, type PageHead } from './page-head'

/** Vite puts it on every tag that needs a nonce (vite.config.ts). */
const NONCE_PLACEHOLDER = '__NONCE__'

/** What index.html says for all pages, where each page has its own words. */
const REPLACED = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g

/** The built page; a function of what changes from answer to answer. */
export interface AppShell {
  render: (head: PageHead, mode: Mode) => { html: string; nonce: string }
}

/**
 * Reads the built page once.
 *
 * @returns undefined where none has been built, as in development, when Vite serves it.
 */
export function readAppShell(appDirectory: string): AppShell | undefined {
  let source: string
  try {
    source = readFileSync(join(appDirectory, 'index.html'), 'utf8')
  } catch {
    return undefined
  }
  const parts = source.replace(REPLACED, '').split(NONCE_PLACEHOLDER)
  return {
    render: (head, mode) => {
      const nonce = randomBytes(16).toString('base64')
      const added = `${printHead(head)}\n    <meta name="staylet-mode" content="${mode}">\n  </head>`
      // A function, as a home's name may hold what replace() takes for a pattern ('$&').
      return { nonce, html: parts.join(nonce).replace('</head>', () => added) }
    },
  }
}

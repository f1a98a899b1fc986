import { beginCodeAfterSplash } from './begin-code'
import { watchStart } from './watch-start'

/**
 * Runs in the head of index.html, before the splash. The first frame waits for it, so what can come
 * later is in early-calls.ts.
 */
watchStart()
beginCodeAfterSplash()

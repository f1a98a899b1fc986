import { beginCodeAfterSplash } from './begin-code'
import { keepFailures } from './early-failures'
import { watchDocument } from './watch-document'

/**
 * Runs in the head of index.html, before the splash. The first frame waits for it, so what can come
 * later is in early-calls.ts.
 */
keepFailures()
watchDocument()
beginCodeAfterSplash()

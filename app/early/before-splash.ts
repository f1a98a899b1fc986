import { beginCodeAfterSplash } from './begin-code'
import { keepFailures } from './early-failures'
import { watchDocument } from './watch-document'

/**
 * Runs in the head of index.html, before the splash. What can wait is in early-calls.ts, because each
 * millisecond here delays the first frame, on a slow phone by a dozen.
 */
keepFailures()
watchDocument()
beginCodeAfterSplash()

import { TIME } from '@domain/constants'
import { failureCopy } from '@domain/copy/failure-copy'
import { splashCopy } from '@domain/copy/splash-copy'

/** Says what the splash would say. */
function tell() {
  document.getElementById('splash')?.remove()
  const retry = document.createElement('button')
  retry.append(failureCopy.retry)
  retry.addEventListener('click', () => location.reload())
  document.body.append(splashCopy.failed, ' ', retry)
}

/**
 * Tells the guest when the document ends, or stays incomplete, before its root, which is the last
 * element of its shell. Then early-calls.ts has not run either.
 */
export function watchDocument() {
  let isTold = false
  const look = () => {
    if (isTold || document.getElementById('root')) return
    isTold = true
    tell()
  }
  addEventListener('DOMContentLoaded', look)
  setTimeout(look, TIME.requestTimeout)
}

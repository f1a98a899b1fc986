import { TIME } from '@domain/constants'
import { failureCopy } from '@domain/copy/failure-copy'
import { splashCopy } from '@domain/copy/splash-copy'

const MESSAGE_ID = 'cut-off'

/** Says what the splash would say. */
function tell() {
  document.getElementById('splash')?.remove()
  const message = document.createElement('p')
  message.id = MESSAGE_ID
  const retry = document.createElement('button')
  retry.append(failureCopy.retry)
  retry.addEventListener('click', () => location.reload())
  message.append(splashCopy.failed, ' ', retry)
  document.body.append(message)
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

/** Takes the message back, when the rest of the document has arrived after all. */
export const withdrawMessage = () => document.getElementById(MESSAGE_ID)?.remove()

import { useState } from 'react'
import { copyText } from '@app/sections/copy-text'
import { propertyCopy } from '@domain/copy/property-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { useNotify } from '@ui/feedback/NotifyContext'
import { lazyPart } from '@ui/layout/lazy-part'
import { ShareButton } from '@ui/listing/ShareButton'

const CopyDialog = lazyPart(() => import('@ui/feedback/CopyDialog').then((file) => file.CopyDialog))

/**
 * Share button that copies the page's address. If the browser refuses, a dialog shows the address
 * for copying by hand.
 */
export function ShareAddress() {
  const notify = useNotify()
  const [refused, setRefused] = useState<string>()
  async function share() {
    const address = window.location.href
    if (await copyText(address)) notify({ ...toastCopy.linkCopied, severity: 'success' })
    else setRefused(address)
  }
  return (
    <>
      <ShareButton onShare={() => void share()} />
      {refused !== undefined && (
        <CopyDialog
          open
          title={propertyCopy.shareManually}
          text={refused}
          onClose={() => setRefused(undefined)}
        />
      )}
    </>
  )
}

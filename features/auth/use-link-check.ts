import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { isReported, linkRefusedAtom, openLink, verifiedLink } from './verified-link'

/**
 * Checks after a reload whether the link of this tab is still good, because it may have been used
 * in another browser in the meantime. It asks our own server only, because another backend may
 * count the check as the link's use.
 */
export function useLinkCheck() {
  const api = useApi()
  const [isRefused, setRefused] = useAtom(linkRefusedAtom)
  useEffect(() => {
    const token = verifiedLink.read()
    if (!token || isRefused || isReported(token) || !usesOwnApi()) return
    void openLink(api, token).then(setRefused)
  }, [api, isRefused, setRefused])
}

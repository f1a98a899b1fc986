import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { linkRefusedAtom, openLink, unreportedLink } from './verified-link'

/**
 * Asks after a reload whether the link of this tab is still good. It asks our own server only, because
 * another backend may count the question as the link's use (decision 33).
 */
export function useLinkCheck() {
  const api = useApi()
  const setRefused = useSetAtom(linkRefusedAtom)
  useEffect(() => {
    const token = unreportedLink()
    if (token && usesOwnApi()) void openLink(api, token).then(setRefused)
  }, [api, setRefused])
}

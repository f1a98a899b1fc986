import { brandCopy } from '@domain/copy/brand-copy'
import { useEffect } from 'react'

/** Names the page in the tab; the server writes the same words before any script runs. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brandCopy.name}` : brandCopy.name
  }, [title])
}

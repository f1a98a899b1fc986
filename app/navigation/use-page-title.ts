import { useEffect } from 'react'
import { brandCopy } from '@domain/copy/brand-copy'

/** Sets the document title. The server writes the same title before any script runs. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brandCopy.name}` : brandCopy.name
  }, [title])
}

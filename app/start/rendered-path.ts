import { atom } from 'jotai'

/** Path of the page that came with the document and is hydrated, if any. */
export const renderedPathAtom = atom<string>()
renderedPathAtom.debugLabel = 'renderedPathAtom'

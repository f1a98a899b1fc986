import { atom, useAtomValue } from 'jotai'

/**
 * Whether the splash has been removed. Guards start their one-second delay then. It is not a
 * context, because a context that changes makes React take over all content in one long task.
 */
export const splashOverAtom = atom(true)
splashOverAtom.debugLabel = 'splashOverAtom'

export const useIsSplashOver = () => useAtomValue(splashOverAtom)

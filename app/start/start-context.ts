import { createContext, useContext } from 'react'

/** True once the splash has been removed. Guards start their one-second delay then. */
export const SplashOverContext = createContext(true)

export const useIsSplashOver = () => useContext(SplashOverContext)

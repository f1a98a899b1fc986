import { createContext, useContext } from 'react'

/** True once the splash has gone. Guards count their second from then on. */
export const SplashOverContext = createContext(true)

export const useIsSplashOver = () => useContext(SplashOverContext)

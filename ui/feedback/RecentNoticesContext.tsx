import { createContext, useContext } from 'react'
import type { Notice } from './NotifyContext'

/**
 * Context with the notices that closed by themselves, so that the guest can read them again.
 * The newest comes first.
 */
export const RecentNoticesContext = createContext<readonly (Notice & { id: string | number })[]>([])

export const useRecentNotices = () => useContext(RecentNoticesContext)

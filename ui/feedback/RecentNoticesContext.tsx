import { createContext, useContext } from 'react'
import type { Notice } from './NotifyContext'

/** What was said lately and has gone by itself, so that it can be read again. Newest first. */
export const RecentNoticesContext = createContext<readonly (Notice & { id: string | number })[]>([])

export const useRecentNotices = () => useContext(RecentNoticesContext)

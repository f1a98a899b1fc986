import { AsyncLocalStorage } from 'node:async_hooks'

const urgent = new AsyncLocalStorage<true>()

/** Runs statements that go before all waiting ones, such as health checks. */
export const atOnce = <T>(work: () => T): T => urgent.run(true, work)

export const isUrgent = () => urgent.getStore() ?? false

import { cpus } from 'node:os'

/** Returns the time that all cores were busy since the machine started, in milliseconds. */
const busyTime = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)

/**
 * Returns a function that tells how many cores were busy since the call, whoever kept them busy. Only
 * on a machine with nothing else to do are they those of what is measured.
 */
export function watchCores(): () => number {
  const [from, began] = [busyTime(), performance.now()]
  return () => (busyTime() - from) / (performance.now() - began)
}

/** File in which the library of calendar files checks its input. */
export const CALENDAR_CHECKS = '/ics/dist/schema/index.js'

/** The same file without its checks. */
export const NO_CALENDAR_CHECKS = `
  const accept = (value) => ({ error: null, value })
  export { accept as validateHeader, accept as validateHeaderAndEvent }`

/**
 * Leaves out of a build what checks the input of a calendar file. It takes a third of a booking's
 * mail, and what `stayCalendar` passes always has the same form, which the tests check.
 *
 * @returns {import('vite').Plugin}
 */
export const uncheckedCalendar = () => ({
  name: 'unchecked-calendar',
  enforce: 'pre',
  load(id) {
    return id.endsWith(CALENDAR_CHECKS) ? NO_CALENDAR_CHECKS : undefined
  },
})

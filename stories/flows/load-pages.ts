import { routeTable } from '@app/routes/route-table'

/** Loads the code of every page, so that a flow never waits between two of them. */
export const loadPages = () =>
  Promise.all(Object.values(routeTable).map(async ({ load }) => load?.()))

import { matchPath } from 'react-router-dom'
import { routeNames, routePatterns } from '@domain/paths'
import { routeTable, type RouteRow } from './route-table'

/** Returns the row of an address: that of the page for unknown addresses when no other fits. */
export const routeAt = (pathname: string): RouteRow =>
  routeTable[
    routeNames.find((name) =>
      matchPath({ path: routePatterns[name], caseSensitive: true }, pathname),
    ) ?? 'notFound'
  ]

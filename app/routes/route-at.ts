import { matchPath } from 'react-router-dom'
import { routePatterns, type RouteName } from '@domain/paths'
import { routeTable, type RouteRow } from './route-table'

const names = Object.keys(routePatterns) as RouteName[]

/** Returns the row of an address: that of the page for unknown addresses when no other fits. */
export const routeAt = (pathname: string): RouteRow =>
  routeTable[names.find((name) => matchPath(routePatterns[name], pathname)) ?? 'notFound']

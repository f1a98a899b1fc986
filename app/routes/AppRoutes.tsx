import type { ReactElement } from 'react'
import { Navigate, Outlet, useRoutes, type RouteObject } from 'react-router-dom'
import { RequireSession } from '@app/guards/RequireSession'
import { VisitorsOnly } from '@app/guards/VisitorsOnly'
import { AppLayout } from '@app/layout/AppLayout'
import { aliases, routeNames, routePatterns } from '@domain/paths'
import { routeTable, type Access } from './route-table'

const guards: Record<Access, ReactElement> = {
  anyone: <Outlet />,
  visitor: <VisitorsOnly />,
  incomplete: <VisitorsOnly allowsIncomplete />,
  guest: <RequireSession />,
}

/** Made once and not with each render, which took a cheap phone long. */
const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    children: [
      ...(Object.keys(guards) as Access[]).map((access) => ({
        element: guards[access],
        children: routeNames
          .filter((name) => routeTable[name].access === access)
          .map((name) => {
            const { Page } = routeTable[name]
            return { path: routePatterns[name], caseSensitive: true, element: <Page /> }
          }),
      })),
      ...Object.entries(aliases).map(([from, to]) => ({
        path: from,
        element: <Navigate to={to} replace />,
      })),
    ],
  },
]

/** Maps every route of the table to its page, inside its guard. */
export const AppRoutes = () => useRoutes(routes)

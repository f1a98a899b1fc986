import type { ReactElement } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
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

/** Maps every route of the table to its page, inside its guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        {(Object.keys(guards) as Access[]).map((access) => (
          <Route key={access} element={guards[access]}>
            {routeNames
              .filter((name) => routeTable[name].access === access)
              .map((name) => {
                const { Page } = routeTable[name]
                return <Route key={name} path={routePatterns[name]} element={<Page />} />
              })}
          </Route>
        ))}
        {Object.entries(aliases).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
      </Route>
    </Routes>
  )
}

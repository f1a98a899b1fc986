import { aliases, routePatterns } from '@domain/paths'
import { Navigate, Route, Routes } from 'react-router-dom'
import { RequireSession } from '../guards/RequireSession'
import { VisitorsOnly } from '../guards/VisitorsOnly'
import { AppLayout } from '../layout/AppLayout'
import { HomePage } from '../pages/HomePage'
import { NotFoundPage } from '../pages/NotFoundPage'
import {
  BookNowPage,
  DiscoverPage,
  LoginPage,
  MyBookingsPage,
  PaymentsPage,
  PropertyPage,
  SavedListingsPage,
} from './page-modules'

/** Every address and who may enter (section 2.1). No host screen exists (PROD-02). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path={routePatterns.home} element={<HomePage />} />
        <Route path={routePatterns.discover} element={<DiscoverPage />} />
        <Route path={routePatterns.property} element={<PropertyPage />} />
        <Route element={<VisitorsOnly />}>
          <Route path={routePatterns.login} element={<LoginPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route path={routePatterns.bookNow} element={<BookNowPage />} />
          <Route path={routePatterns.payments} element={<PaymentsPage />} />
          <Route path={routePatterns.myBookings} element={<MyBookingsPage />} />
          <Route path={routePatterns.savedListings} element={<SavedListingsPage />} />
        </Route>
        {Object.entries(aliases).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path={routePatterns.notFound} element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

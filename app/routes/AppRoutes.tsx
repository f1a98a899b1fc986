import { Navigate, Route, Routes } from 'react-router-dom'
import { RequireSession } from '@app/guards/RequireSession'
import { VisitorsOnly } from '@app/guards/VisitorsOnly'
import { AppLayout } from '@app/layout/AppLayout'
import { HomePage } from '@app/pages/HomePage'
import { NotFoundPage } from '@app/pages/NotFoundPage'
import { aliases, routePatterns } from '@domain/paths'
import {
  BookingDetailsPage,
  BookNowPage,
  DiscoverPage,
  ForgotPasswordPage,
  LoginPage,
  MyBookingsPage,
  OnboardingPage,
  NotificationsPage,
  PaymentsPage,
  ProfilePage,
  PropertyPage,
  ResetPasswordPage,
  SavedListingsPage,
  SignUpPage,
  SupportInfoPage,
  SupportPage,
  VerifyEmailPage,
} from './page-modules'

/** Maps every route to its page and guard. There are no host pages (PROD-02). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path={routePatterns.home} element={<HomePage />} />
        <Route path={routePatterns.discover} element={<DiscoverPage />} />
        <Route path={routePatterns.property} element={<PropertyPage />} />
        <Route path={routePatterns.support} element={<SupportPage />} />
        <Route path={routePatterns.supportInfo} element={<SupportInfoPage />} />
        <Route element={<VisitorsOnly />}>
          <Route path={routePatterns.login} element={<LoginPage />} />
          <Route path={routePatterns.signUp} element={<SignUpPage />} />
          <Route path={routePatterns.forgotPassword} element={<ForgotPasswordPage />} />
          <Route path={routePatterns.resetPassword} element={<ResetPasswordPage />} />
        </Route>
        <Route element={<VisitorsOnly allowsIncomplete />}>
          <Route path={routePatterns.onboarding} element={<OnboardingPage />} />
        </Route>
        <Route path={routePatterns.verifyEmail} element={<VerifyEmailPage />} />
        <Route element={<RequireSession />}>
          <Route path={routePatterns.bookNow} element={<BookNowPage />} />
          <Route path={routePatterns.booking} element={<BookingDetailsPage />} />
          <Route path={routePatterns.payments} element={<PaymentsPage />} />
          <Route path={routePatterns.myBookings} element={<MyBookingsPage />} />
          <Route path={routePatterns.profile} element={<ProfilePage />} />
          <Route path={routePatterns.notifications} element={<NotificationsPage />} />
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

import { sanitize } from 'storybook/internal/csf'

interface Place {
  name: string
  address: string
  title: string
}

const page = (name: string, address: string, file: string): Place => ({
  name,
  address,
  title: `app/pages/${file}`,
})

const groups: Record<string, Place[]> = {
  'Find a home': [
    page('Home', '/', 'HomePage'),
    page('Discover', '/discover', 'DiscoverPage'),
    page('Property', '/propertydetail/…', 'PropertyPage'),
    page('Saved listings', '/saved-listings', 'SavedListingsPage'),
  ],
  'Book and pay': [
    page('Book now', '/book-now', 'BookNowPage'),
    page('Payments', '/payments', 'PaymentsPage'),
    page('My bookings', '/my-bookings', 'MyBookingsPage'),
    page('Booking details', '/booking/…', 'BookingDetailsPage'),
  ],
  Account: [
    page('Sign up', '/sign-up', 'SignUpPage'),
    page('Verify email', '/verify-email/…', 'VerifyEmailPage'),
    page('Complete your profile', '/onboarding', 'OnboardingPage'),
    page('Login', '/login', 'LoginPage'),
    page('Forgotten password', '/forgot-password', 'ForgotPasswordPage'),
    page('New password', '/reset-password', 'ResetPasswordPage'),
    page('Profile and settings', '/profile', 'ProfilePage'),
    page('Notifications', '/notification', 'NotificationsPage'),
  ],
  Help: [
    page('Support', '/support', 'SupportPage'),
    page('Support article', '/support-info', 'SupportInfoPage'),
    page('Not found', '/404', 'NotFoundPage'),
  ],
}

const flows: Record<string, string> = {
  'Book a stay: search, home, dates, booking, payment': 'flows-book-a-stay--pay',
  'Sign up: method, number, code, profile': 'flows-sign-up--code-and-profile',
  'Recover a password: ask, code, new password': 'flows-recover-a-password--new-password',
}

/** Map of all pages of the product, with links to their stories. */
export function PageMap() {
  return (
    <div className="map">
      {Object.entries(groups).map(([group, places]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul>
            {places.map(({ name, address, title }) => (
              <li key={address}>
                <a href={`./?path=/docs/${sanitize(title)}--docs`} target="_top">
                  {name}
                </a>{' '}
                <code>{address}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3>Flows</h3>
        <ul>
          {Object.entries(flows).map(([name, id]) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Texts of the header. */
export const headerCopy = {
  nav: {
    dashboard: 'Dashboard',
    discover: 'Discover',
    myBookings: 'My Bookings',
    savedListings: 'Saved Listings',
    payments: 'Payments',
  },
  icons: { message: 'Message', support: 'Support', notifications: 'Notifications' },
  login: 'Login',
  signUp: 'Sign Up',
  logout: 'Logout',
  // Our own labels, because the specification gives only these menu items' addresses.
  menu: {
    profile: 'Profile',
    settings: 'Settings',
    myBookings: 'My Bookings',
    help: 'Help',
  },
  skipToContent: 'Skip to content',
  skipToHomes: 'Skip to homes',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  openProfileMenu: 'Open profile menu',
  searchLabel: 'Search homes',
  searchPlaceholder: 'Where to?',
  searchSubmit: 'Search',
  searchClear: 'Clear',
  suggestions: 'Suggestions',
  recentSearches: 'Recent searches',
  forgetSearches: 'Clear recent searches',
  /** Announced to screen readers. The list itself shows how many suggestions there are. */
  suggestionCount: (count: number) =>
    count === 1 ? '1 suggestion' : `${count || 'No'} suggestions`,
  homeLink: 'Staylet, home',
} as const

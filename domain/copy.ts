import { SUPPORT_REPLY_TIME, TRANSFER_VALIDITY } from './constants'

/**
 * Every text that the specification fixes, character for character (R-01), by place. The section
 * stands above each group; texts under "ours" are additions (R-02). Each place is its own export,
 * so that a route carries only the words it shows.
 */

/** Ours: the name of the product. */
export const brandCopy = {
  name: 'Staylet',
  tagline: 'Short-let homes across Nigeria',
} as const

/** Section 1. */
export const splashCopy = { loading: 'Loading your perfect stay...' } as const

/** Section 1: the titles of the authentication pages' slides; the bodies are ours (R-27). */
export const slidesCopy = {
  slides: [
    {
      title: 'Find Your Perfect Stay',
      body: 'Bright lofts, quiet gardens and homes by the water, each with honest photos.',
    },
    {
      title: 'Book with Ease',
      body: 'Choose your nights, see every part of the price, and confirm in a minute.',
    },
    {
      title: 'Enjoy Your Experience',
      body: 'Arrive to a home that is ready for you. Your plans are always at hand.',
    },
  ],
  // Ours.
  label: 'Why guests choose Staylet',
  pause: 'Pause slides',
  play: 'Play slides',
} as const

/** Section 2.2. */
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
  // Ours: the specification gives these menu items' addresses, not their words.
  menu: {
    profile: 'Profile',
    settings: 'Settings',
    myBookings: 'My Bookings',
    help: 'Help',
  },
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  openProfileMenu: 'Open profile menu',
  searchLabel: 'Search homes',
  searchPlaceholder: 'Where to?',
  searchSubmit: 'Search',
  searchClear: 'Clear',
  suggestions: 'Suggestions',
  /** Read out; the list itself shows how many there are. */
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  homeLink: 'Staylet, home',
} as const

/** Section 2.1 names the columns; their words are ours. */
export const footerCopy = {
  about: {
    title: 'About Staylet',
    body: 'Staylet is a short-let marketplace for homes across Nigeria, with prices in Naira per night and photos you can trust.',
  },
  quickLinks: 'Quick links',
  supportLinks: 'Support',
  supportCentre: 'Support centre',
  faq: 'Questions and answers',
  help: 'Help',
  contact: {
    title: 'Contact',
    // Placeholders, as the specification says: nobody answers here.
    address: '12 Example Close, Lagos, Nigeria',
    phone: '0800 000 0000',
    email: 'hello@staylet.example',
  },
  terms: 'Terms',
  privacy: 'Privacy',
  rights: 'Staylet. All rights reserved.',
} as const

/** Section 2.7; the error words are section 8's. */
export const homeCopy = {
  discover: 'Discover',
  emptyTitle: 'No properties found',
  emptyBody: "Try adjusting your filters to find what you're looking for.",
  loading: 'Loading available properties...',
  // Ours.
  pageTitle: 'Short-let homes across Nigeria',
  heading: 'Homes to stay in',
  clearFilters: 'Show all homes',
  heroLabel: 'Featured stays',
  heroPrevious: 'Previous slide',
  heroNext: 'Next slide',
  heroPause: 'Pause slides',
  heroPlay: 'Play slides',
  heroSlide: (index: number, total: number) => `Slide ${index} of ${total}`,
} as const

/** Section 2.8; the empty texts are section 8's (R-66 says when which). */
export const discoverCopy = {
  clearSearch: 'Clear search',
  emptyTitle: 'No properties found',
  emptyBody: 'Try adjusting your search term or browse all available properties.',
  noneTitle: 'No properties available',
  noneBody: 'Check back later for new property listings.',
  loading: 'Loading available properties...',
  // Ours.
  pageTitle: 'Discover homes',
  heading: 'Discover homes',
  searchHeading: (term: string) => `Homes for “${term}”`,
  browseAll: 'Browse all properties',
  count: (total: number, capped = false) =>
    total === 1 && !capped ? '1 home' : `${total.toLocaleString('en')}${capped ? '+' : ''} homes`,
} as const

/** Sections 2.8, 5 and 9: the filters' own words. */
export const filtersCopy = {
  reset: 'Reset',
  all: 'All',
  availability: {
    now: 'Available Now',
    weekend: 'Available This Weekend',
    'next-week': 'Available Next Week',
    'next-month': 'Available Next Month',
    all: 'All Availability',
  },
  /** Section 9: Home. A chosen country's currency code goes before (R-61). */
  homePrices: {
    '0-1000': '0-1,000',
    '1001-5000': '1,001-5,000',
    '5001-10000': '5,001-10,000',
    '10001-20000': '10,001-20,000',
    '20001-50000': '20,001-50,000',
    '50001-plus': '50,001-plus',
  },
  /** Section 9: the side panel. */
  panelPrices: {
    '-100000': 'under 100k',
    '100000-500000': '100k-500k',
    '500000-2000000': '500k-2M',
    '2000000-plus': 'more than 2M',
  },
  /** Section 9: the five seeded amenities (R-59). */
  amenities: ['Parking available', 'Washer', 'Air conditioning', 'Kitchen', '24/7 WiFi connection'],
  /** The seeded property types, shown when the call fails (R-69). */
  propertyTypes: ['Apartment', 'House', 'Villa', 'Studio', 'Duplex'],
  /** Section 9. */
  defaultLocation: 'Lagos, Nigeria',
  locating: 'Locating...',
  // Ours: names of the controls that section 2.8 lists.
  title: 'Filters',
  open: 'Open filters',
  close: 'Close filters',
  propertyTypesLabel: 'Property types',
  location: 'Location',
  country: 'Country',
  state: 'State',
  city: 'City',
  propertyType: 'Property type',
  bedrooms: 'Bedrooms',
  bedroomOptions: { '1': '1', '2': '2', '3plus': '3+' },
  amenitiesLabel: 'Amenities',
  priceRange: 'Price range',
  priceMin: 'Minimum',
  priceMax: 'Maximum',
  availabilityLabel: 'Availability',
  rating: 'Rating',
  ratingOption: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  dates: 'Dates',
  guests: 'Guests',
  useMyLocation: 'Use my location',
  showHomes: (total: number, capped = false) =>
    total === 1 && !capped
      ? 'Show 1 home'
      : `Show ${total.toLocaleString('en')}${capped ? '+' : ''} homes`,
} as const

/** Section 2.9. */
export const cardCopy = {
  perNight: '/per night',
  imageNotAvailable: 'Image not available',
  defaultType: 'Apartment',
  // Ours.
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  morePhotos: (count: number) => `+${count}`,
  morePhotosLabel: (count: number) => (count === 1 ? '1 more photo' : `${count} more photos`),
  previousPhoto: (name: string) => `Previous photo of ${name}`,
  nextPhoto: (name: string) => `Next photo of ${name}`,
  favourite: (name: string) => `Favourite ${name}`,
  rating: (rating: number) => `Rated ${rating} out of 5`,
  photoPosition: (index: number, total: number) => `${index} / ${total}`,
} as const

/** Pagination (section 2.7); the words are ours. */
export const pagerCopy = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
} as const

/** Section 2.10; toasts are in toastCopy. */
export const propertyCopy = {
  notFound: 'Property not found',
  save: 'Save',
  unsave: 'Unsave',
  share: 'Share',
  loginToSave: 'Login to save properties',
  seeMore: 'see more',
  seeLess: 'see less',
  whereYouSleep: 'Where you sleep',
  about: 'About this property',
  feedbacks: '90 verified positive feedbacks',
  area: '100 sq ft',
  // Ours: words for sections that the specification names in running text.
  exploreTheArea: 'Explore the area',
  houseRules: 'House rules',
  noHouseRules: 'The host has not added house rules yet.',
  damageAndCancellation: 'Damage and cancellation',
  reviews: 'Ratings and reviews',
  similar: 'Similar properties',
  shareManually: 'Copy this address',
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  bathrooms: (count: number) => (count === 1 ? '1 bathroom' : `${count} bathrooms`),
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  rating: (rating: number) => `${rating}/5`,
} as const

/** Section 2.12. */
export const galleryCopy = {
  viewAll: (total: number) => `View all ${total} photos`,
  position: (index: number, total: number) => `${index} / ${total}`,
  imageNotAvailable: 'Image not available',
  // Ours.
  label: (name: string) => `Photos of ${name}`,
  open: (index: number, total: number) => `Open photo ${index} of ${total}`,
  show: (index: number) => `Show photo ${index}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close photos',
  thumbnails: 'All photos',
} as const

/** Section 2.11; the label of the security deposit is section 9's. */
export const bookingCardCopy = {
  bookNow: 'Book Now',
  viewBreakdown: 'View price breakdown',
  allFeesIncluded: 'All fees included',
  datesAvailable: 'Your dates are available',
  contactHost: 'Contact host',
  bookWithConfidence: 'Book with confidence',
  lines: {
    basePrice: 'Price per night',
    cleaningFee: 'Cleaning fee',
    securityDeposit: 'Service Fee',
    tax: 'Tax',
  },
  // Ours.
  guarantee: 'If your home is not as shown, we help you find another or pay you back.',
  freeCancellation: (date: string) => `Free cancellation until ${date}`,
  total: 'Total',
  totalForOneNight: 'Total for 1 night',
  perNight: '/per night',
  yourDates: (nights: number) => `Your dates: ${nights === 1 ? '1 night' : `${nights} nights`}`,
  oneNightHint: 'Choose at least one night.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  removeGuest: 'Remove a guest',
  addGuest: 'Add a guest',
  guestsOf: (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`),
  mostGuests: (maximum: number) =>
    maximum === 1 ? 'This home takes 1 guest.' : `This home takes up to ${maximum} guests.`,
} as const

/** The date picker (sections 8 and 9); the rest is ours. */
export const datesCopy = {
  invalid: 'Date input not valid.',
  format: 'MM/DD/YYYY',
  clear: 'Clear dates',
  open: (field: string) => `${field}: choose a date`,
  booked: 'Booked',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const

/** Section 2.13; the 'last updated' date is a fixture (R-128). */
export const savedCopy = {
  heading: 'Your Saved Listings',
  count: (saved: number) => `${saved} Listings saved`,
  emptyTitle: 'No Saved Listing',
  addListings: 'Add Listings',
  // Ours.
  emptyBody: 'Tap the heart on a home you like, and it will wait for you here.',
  lastUpdated: (date: string) => `Last updated ${date}`,
} as const

/** Section 2.14. */
export const bookingsCopy = {
  tabs: {
    all: 'All Bookings',
    upcoming: 'Upcoming Bookings',
    past: 'Past Bookings',
    cancelled: 'Cancelled Bookings',
  },
  filters: 'Filters',
  viewDetails: 'View Details',
  error: 'Error loading bookings.',
  empty: 'No bookings found.',
  showingPage: (page: number, pages: number) => `Showing Page ${page} of ${pages}`,
  // Ours (R-112).
  upcomingHint: 'Bookings waiting for confirmation',
  heading: 'My Bookings',
  tabsLabel: 'Bookings',
  openTabs: 'Choose which bookings to show',
  loading: 'Loading bookings',
  previous: 'Previous',
  next: 'Next',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  total: 'Total',
  emptyHint: 'Homes you book will be listed here.',
  findHome: 'Find a home',
} as const

/** Section 4: how a status is shown. */
export const statusCopy = {
  Pending: 'Pending',
  Confirmed: 'Confirmed',
  Cancelled: 'Cancelled',
  Completed: 'Completed',
} as const

/** Section 2.15; the form's errors are in validationCopy and toastCopy. */
export const bookNowCopy = {
  invalidTitle: 'Invalid Booking Request',
  invalidBody: 'No booking information found. Please start your booking from a property page.',
  browseProperties: 'Browse Properties',
  heading: 'Begin your booking',
  /** `date` is check-in minus 7 days, or '-' until a date is chosen (R-97). */
  cancelNotice: (date: string) =>
    `You can cancel your booking until 7 days before check-in: ${date}`,
  noImages: 'No images available',
  position: (index: number, total: number) => `${index} / ${total}`,
  feedbacks: '115 verified positive feedbacks',
  greatChoice: "Great choice! Secure your booking now before it's gone.",
  datesAvailable: 'Your dates are available',
  confirm: 'Confirm Booking & Pay',
  processing: 'Processing...',
  instruction:
    'By clicking "Confirm Booking", you agree to our terms and conditions. Your booking will be confirmed and you will be redirected to the payment page to complete your transaction.',
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    phone: 'Phone number',
    sex: 'Sex',
    age: 'Age',
    location: 'Location',
    // Ours: the specification only says 'an optional message for the host'.
    message: 'Message for the host',
  },
  sexes: { male: 'Male', female: 'Female' },
  locations: { lagos: 'Lagos', abuja: 'Abuja', kano: 'Kano' },
  lines: { bookingFee: 'Booking fee', cleaning: 'Cleaning fee', service: 'Service fee' },
  // Ours.
  location: 'Lagos, Nigeria',
  noDate: '-',
  formTitle: 'Your details',
  summaryTitle: 'Your stay',
  optional: 'Optional',
  noChoice: 'Prefer not to say',
  priceBreakdown: 'Price breakdown',
  total: 'Total',
} as const

/** Section 2.16; the sample figures are fixtures (R-03). */
export const bookingDetailsCopy = {
  notFound: 'Booking not found.',
  back: 'Back to bookings',
  heading: (id: string) => `Booking #${id}`,
  makePayment: 'Make Payment',
  sections: {
    dateAndName: 'Date and Listing Name',
    details: 'Details',
    rules: 'Rules',
    host: 'Host',
    cancellation: 'Cancellation Policy',
    payment: 'Payment',
  },
  cancellation:
    'Once payment is made and confirmed the booking is final, with no cancellations or refunds.',
  // Ours (R-118).
  actions: {
    print: 'Print receipt',
    calendar: 'Add to calendar',
    copyLink: 'Copy link',
    edit: 'Edit booking',
  },
  editHint: 'Contact support to change this booking',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
} as const

/** Section 2.17; bank, account name and number are fixtures (R-120). */
export const paymentsCopy = {
  methods: {
    ussd: 'USSD',
    card: 'Bank Card',
    transfer: 'Bank Transfer',
    link: 'Payment Link',
  },
  bookingFee: 'NGN 100,000',
  amount: 'NGN 50,000',
  afterTransfer: 'Click Here After Transfer',
  transferNote: `transfer the exact amount... Account number is valid for ${TRANSFER_VALIDITY}`,
  // Ours (R-120, R-121).
  heading: 'Payments',
  labels: {
    bookingFee: 'Booking fee',
    bank: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    amount: 'Amount',
  },
  sampleNote: 'Sample details, do not transfer',
  booked: (property: string, total: string) => `Your booking of ${property}: ${total}`,
  bookingId: (id: string) => `Booking #${id}`,
  copyAccountNumber: 'Copy account number',
  copyAmount: 'Copy amount',
  thanks: 'Thank you. We will look for your transfer.',
  seeBookings: 'See my bookings',
} as const

/** Section 2.18; languages, currencies and contact methods are section 9's. */
export const profileCopy = {
  tabs: {
    profile: 'Profile',
    password: 'Password Management',
    payment: 'Manage Payment',
    preferences: 'Preferences',
  },
  languages: ['English(UK)', 'French', 'Spanish', 'German'],
  currencies: ['USD', 'NGN', 'EUR', 'GBP', 'JPY'],
  // Ours (R-122).
  heading: 'Profile and settings',
  savedForVisit: 'Saved for this visit only',
  save: 'Save',
} as const

/** Section 2.19. */
export const supportCopy = {
  banner: 'Support Center',
  categories: ['Booking & Cancellations', 'Payments & Refunds', 'Account & Security'],
  replyTime: SUPPORT_REPLY_TIME,
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone Number',
  },
  subjects: {
    booking: 'Booking Issues',
    technical: 'Technical Support',
    'technical-2': 'Technical Support',
    billing: 'Billing Issues',
    report: 'Report',
    others: 'Others',
  },
  submit: 'Submit',
  helpful: 'Is this helpful?',
  // Ours (R-126).
  notConnected: 'This form is not connected yet. Please call or email us.',
} as const

/** Section 2.20. */
export const notificationsCopy = {
  tabs: { all: 'All', bookings: 'Bookings', payments: 'Payments', reviews: 'Reviews' },
  filters: 'Filters',
  viewDetails: 'View Details',
  completePayment: 'Complete Payment',
  viewReceipt: 'View Receipt',
  viewMessage: 'View Message',
  emptyTitle: 'No Notifications Yet',
  emptyBody: "When you get notifications, they'll show up here",
  refresh: 'Refresh',
  // Ours (R-09).
  heading: 'Notifications',
  recentMessages: 'Recent messages',
} as const

/** Section 2.3; the errors are section 5's and 8's. */
export const loginCopy = {
  methods: { email: 'Email Address', phone: 'Phone Number' },
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot Password',
  failed: 'Login failed. Please try again.',
  network: 'Network error. Please check your connection.',
  // Ours: words for controls that the specification names without quoting them.
  heading: 'Welcome back',
  intro: 'Log in to book, save and look after your stays.',
  contactMethod: 'Log in with',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Login',
  submitting: 'Logging in...',
  google: 'Continue with Google',
  or: 'or',
  noAccount: 'New to Staylet?',
  signUp: 'Sign Up',
} as const

/** Section 2.4. */
export const signUpCopy = {
  step: (step: 1 | 2 | 3 | 4) => `STEP 0${step}/04`,
  methods: { email: 'Email Address', phone: 'Phone Number' },
  // Ours.
  heading: 'Create your account',
  google: 'Continue with Google',
  haveAccount: 'Already have an account?',
  login: 'Login',
  continue: 'Continue',
  resend: 'Resend',
  digit: (index: number, total: number) => `Digit ${index} of ${total}`,
} as const

/** Section 2.5. */
export const onboardingCopy = {
  heading: 'Complete Your Profile',
  // Ours: field words that the specification writes in running text.
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    phone: 'Phone',
    password: 'Password',
  },
  submit: 'Complete profile',
} as const

/** Section 2.6. `sent` is the answer that moves step 1 to step 2 (section 4, R-44). */
export const forgotPasswordCopy = {
  sent: 'password reset link sent',
  // Ours.
  heading: 'Forgot your password?',
  submit: 'Send reset link',
  resend: 'Resend',
} as const

/** Section 2.6. */
export const resetPasswordCopy = {
  login: 'Login',
  // Ours.
  heading: 'Choose a new password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Reset password',
  doneTitle: 'Your password is changed',
} as const

/** Section 5. */
export const validationCopy = {
  email: 'Please enter a valid email address',
  emailRequired: 'Email is required',
  phoneRequired: 'Phone number is required',
  phoneDigits: 'Phone number must be 11 digits',
  phoneNotImplemented: 'Phone verification is not implemented yet',
  passwordRequired: 'Password is required',
  passwordsDiffer: 'Passwords do not match',
  passwordCriteria: 'Please ensure all password criteria are met',
  passwordRequirements: 'Please meet all password requirements',
  // Ours (R-104).
  age: 'Age must be between 18 and 100',
  required: 'This field is required',
} as const

/** What each password rule says in its checklist (section 5; the words are ours). */
export const passwordCopy = {
  length: 'At least 8 characters',
  upper: 'An uppercase letter',
  lower: 'A lowercase letter',
  digit: 'A digit',
  symbol: 'A symbol',
  registrationSymbol: 'A symbol from !@#$%^&*',
  changeSymbol: 'A special character from @$!%*?&',
} as const

/** Sections 5 and 8. `bookingFailed` is a modal alert, the others are toasts (R-08). */
export const toastCopy = {
  loginToBook: { title: 'Login Required', text: 'Please log in to make a booking.' },
  loginToSave: {
    title: 'Login Required',
    text: 'Please log in to save properties to your favorites.',
  },
  missingDates: {
    title: 'Missing Dates',
    text: 'Please select check-in and check-out dates.',
  },
  missingInformation: {
    title: 'Missing Information',
    text: 'Please fill in all required fields.',
  },
  bookingFailed: {
    title: 'Booking Failed',
    text: 'Failed to create booking. Please try again.',
  },
  favouriteFailed: {
    title: 'Error',
    text: 'Failed to update favorites. Please try again.',
  },
  offline: {
    title: 'Offline',
    text: 'Unable to add favorites, restore your connection.',
  },
  linkCopied: { title: 'Link copied', text: 'Link copied to clipboard!' },
  saved: { title: 'Saved', text: 'Property saved!' },
  removed: { title: 'Removed', text: 'Property removed from saved!' },
  // Ours: the copy icons of section 2.17.
  copied: { title: 'Copied', text: 'Copied to clipboard!' },
  notCopied: {
    title: 'Not copied',
    text: 'Your browser did not allow it. Please copy it by hand.',
  },
} as const

/** Section 8: what each store says when the server says nothing. */
export const errorCopy = {
  login: 'Login failed',
  currentUser: 'Failed to fetch user',
  signUp: 'An error occurred during sign-up',
  resendVerification: 'Failed to resend verification',
  phoneVerification: 'Verification failed',
  phoneVerificationUnknown: 'An unknown error occurred',
  resetRequest: 'An error occurred during the request',
  resetCodeInvalid: 'Invalid verification code',
  resetCode: 'Failed to verify code',
  registration: 'Failed to complete registration. Please try again.',
  emailVerificationNotFound: 'User not found',
  emailVerification: 'Server error',
  propertyTypes: 'Failed to fetch property types',
  listings: 'Failed to fetch listings',
  listing: 'Failed to fetch listing details',
  ownListings: 'Failed to fetch your listings',
  saveListing: 'Failed to save listing',
  amenities: 'Failed to fetch amenities',
  favourites: 'Failed to fetch favourites',
  addFavourite: 'Failed to add favourite',
  removeFavourite: 'Failed to remove favourite',
  createBooking: 'Failed to create booking',
  bookings: 'Failed to fetch bookings',
  reviews: 'Failed to fetch reviews',
  submitReview: 'Failed to submit review',
  deleteReview: 'Failed to delete review',
} as const

/** Section 8: a part of the page that failed says so in its place. */
export const failureCopy = {
  propertyTypes: 'Unable to load property types.',
  retry: 'Retry',
  typeFilterUnavailable: 'Property type filtering unavailable',
  geolocationUnsupported: 'Geolocation is not supported by your browser',
  // Ours: a page whose code did not arrive, or that broke.
  pageTitle: 'This page could not be opened',
  pageBody: 'Check your connection and try again. Nothing you saved or booked is lost.',
} as const

/** Section 2.1. */
export const notFoundCopy = {
  title: 'Page not found',
  body: "The page you are looking for doesn't exist or has been moved.",
  goHome: 'Go Back Home',
} as const

/** Ours: states that the specification leaves open (R-08, R-10, R-18). */
export const feedbackCopy = {
  loading: 'Loading',
  checkingSession: 'Checking your session',
  ok: 'OK',
  close: 'Close',
  messages: 'Messages',
} as const

/** Ours: without a network (R-10). */
export const offlineCopy = {
  title: 'You are offline',
  body: 'Check your connection. What you have already opened is still here.',
  retry: 'Try again',
} as const

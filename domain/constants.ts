/** Every number that the specification fixes (section 9 unless said otherwise), once. */

/** Prices are in Naira (sections 1 and 9). */
export const CURRENCY = 'NGN'
/** The largest amount of naira we take, so that its kobo are still a whole number exactly. */
export const NAIRA_MAXIMUM = 1e13

/** Session-storage key of the bearer token (section 9). */
export const SESSION_TOKEN_KEY = 'token'
/** Session-storage key of the value of a mailed link (section 2.1, R-14). */
export const VERIFY_EMAIL_KEY = 'verify-email'

export const PAGE_SIZE = {
  home: 12,
  discover: 8,
  /** Discover while the filter panel is open. */
  discoverWithPanel: 6,
  bookings: 3,
} as const

export const SIMILAR_LISTINGS_MAX = 3
export const SEARCH_SUGGESTIONS_MAX = 6

/** Milliseconds. */
export const TIME = {
  splashMinimum: 1_000,
  favouritesWaitCap: 10_000,
  protectedRedirectDelay: 1_000,
  resendCountdown: 120_000,
  digitBoxTimer: 30_000,
  slideInterval: 5_000,
  toast: 1_500,
  geolocationTimeout: 15_000,
  geolocationMaximumAge: 10_000,
  /** Every request ends by then. */
  requestTimeout: 15_000,
  /** An upload may take as long as it needs while bytes flow; without any it ends by then. */
  uploadIdle: 60_000,
} as const

/** CSS pixels. */
export const HEADER_HIDE_THRESHOLD = 100
export const SWIPE_THRESHOLD = 50

export const DESCRIPTION_TRUNCATION = 300

export const OTP_LENGTH = 6
export const PHONE_DIGITS = 11
export const PASSWORD_MINIMUM = 8
export const AGE = { minimum: 18, maximum: 100 } as const

export const GUESTS = {
  minimum: 1,
  /** A listing without guestNo (section 3). */
  listingDefault: 1,
  /** The booking page without a known listing (section 9, R-99). */
  bookingPageDefault: 8,
} as const

/** Ours: the guests' filter ends there. */
export const FILTER_GUESTS_MAXIMUM = 16

/** What a card and the counts row show for a listing that does not say (section 2.9, R-80). */
export const LISTING_DEFAULTS = { bedroomNo: 3, bathroomNo: 1, guestNo: 1 } as const

/** Tax as a share of basePrice, percent. */
export const TAX_PERCENT = 10
/** Shares of the booking page's total, percent; the booking fee is the rest. */
export const BOOKING_PAGE_SHARES = { bookingFee: 80, cleaning: 10, service: 10 } as const
/** Naira. The breakdown without a total (section 9, R-92). */
export const FALLBACK_QUOTE = {
  total: 170_000,
  bookingFee: 160_000,
  cleaning: 10_000,
  service: 0,
} as const

export const CANCELLATION_NOTICE_DAYS = 7
/** The fixed rating of the booking page (section 9). */
export const BOOKING_PAGE_RATING = { rating: 4.5, feedbacks: 115 } as const

/** The sample rating of the property page and of a completed booking (sections 2.10 and 2.16). */
export const SAMPLE_RATING = { rating: 4, ratings: 1394 } as const
/** Reviews side by side on small, medium and large screens (section 2.10). */
export const REVIEWS_PER_VIEW = { sm: 1, md: 2, lg: 3 } as const

export const HERO_OVERLAY_OPACITY = 0.5

/** A card shows dots up to this many photos, then 'n / total' (section 2.9, R-73). */
export const CARD_DOTS_MAX = 5
/** The desktop gallery shows this many; above it 'View all N photos' (section 2.12). */
export const GALLERY_PHOTOS_MAX = 5

export const DATE_PICKER = {
  yearsPerPage: 12,
  timeStepMinutes: 30,
  format: 'MM/dd/yyyy',
} as const

/** Viewport widths in CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1440 } as const

/** Listings a call returns at most, and by default. */
export const LISTING_LIMIT = 100
/** Totals are exact up to here. */
export const TOTAL_CAP = 1_000

/** Widths in CSS pixels times density in which the server makes a photo. */
export const PHOTO_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const

/** What a host may send of a home; the specification names no limits. */
export const UPLOAD = {
  /** Photos in one call. */
  photosPerCall: 10,
  photosPerListing: 30,
  /** Bytes of one photo: a phone's largest JPEG with room to spare. */
  photoBytes: 15_000_000,
  /** Pixels of one photo: 776 KB can unfold to 768 MB. */
  photoPixels: 40_000_000,
} as const

/** Ours: what is kept of what a guest has read, for times without a network. */
export const KEPT_ANSWERS = {
  /** Milliseconds: a week. */
  life: 604_800_000,
  /** The oldest go first. */
  entries: 30,
  /** Of JSON, all together; a tab's storage holds about five million. */
  characters: 1_500_000,
} as const

/** Ours: the widest photos where data is saved, of PHOTO_WIDTHS: about 6 KB a card, 20 KB else. */
export const DATA_SAVER_WIDTHS = { card: 320, photo: 640 } as const

export const TRANSFER_VALIDITY = '09:30'
export const SUPPORT_REPLY_TIME = '24-48 hours'

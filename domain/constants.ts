import { MINUTE } from './time'
/** Numbers that the specification fixes, and limits of our own, each defined once. */

/** Currency of all prices. */
export const CURRENCY = 'NGN'
/** Largest accepted amount in naira. Its kobo are still an exact whole number. */
export const NAIRA_MAXIMUM = 1e13

/** Session-storage key of the bearer token. */
export const SESSION_TOKEN_KEY = 'token'
/** Session-storage key of the token in a mailed link. */
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

/** In milliseconds. */
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
  /** Longest time of a request. */
  requestTimeout: 15_000,
  /** Time after which a tap whose answer is on its way says so. */
  untilWaitingShows: 400,
  /** Time without a byte after which the page gives up an upload. The server gives up sooner. */
  uploadIdle: MINUTE,
} as const

/** Statuses of a gateway that does not reach the server behind it. Our own server sends neither. */
export const GATEWAY_FAILURES: readonly number[] = [502, 504]

/** Both in CSS pixels. */
export const HEADER_HIDE_THRESHOLD = 100
export const SWIPE_THRESHOLD = 50

export const DESCRIPTION_TRUNCATION = 300

/**
 * Message of the response that leads to step 2. It belongs to the API, whatever the
 * language.
 */
export const RESET_SENT_MESSAGE = 'password reset link sent'

export const OTP_LENGTH = 6
export const PHONE_DIGITS = 11
export const PASSWORD_MINIMUM = 8
/** No date of birth is earlier. */
export const BIRTHDAY_MINIMUM = '1900-01-01'
/** Longest first or last name, in letters. */
export const NAME_MAXIMUM = 100

export const AGE = { minimum: 18, maximum: 100 } as const

export const GUESTS = {
  minimum: 1,
  /** For a listing without guestNo. */
  listingDefault: 1,
  /** For the booking page without a known listing. */
  bookingPageDefault: 8,
} as const

/** Limit of our own for the guest filter. */
export const FILTER_GUESTS_MAXIMUM = 16

/** Values that a card and the counts row show when a listing leaves them out. */
export const LISTING_DEFAULTS = { bedroomNo: 3, bathroomNo: 1, guestNo: 1 } as const

/** Percentage of basePrice. */
export const TAX_PERCENT = 10
/** Percentages of the booking page's total. The booking fee is the remainder. */
export const BOOKING_PAGE_SHARES = { bookingFee: 80, cleaning: 10, service: 10 } as const
/** In naira. Breakdown when the total is unknown. */
export const FALLBACK_QUOTE = {
  total: 170_000,
  bookingFee: 160_000,
  cleaning: 10_000,
  service: 0,
} as const

/**
 * Default limits of our own server for one stay. The settings STAY_NIGHTS and
 * BOOKING_MONTHS change them.
 */
export const STAY_LIMITS = { nights: 90, months: 18 } as const

/** From so many nights on, a stay has the listing's discount of a week or of a month. */
export const DISCOUNT_NIGHTS = { week: 7, month: 28 } as const
/** Weekdays as rates name them, in the order of `weekdayOf`. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
/** Longest minimum stay that a listing may ask for. */
export const MINIMUM_NIGHTS_MOST = 90

export const CANCELLATION_NOTICE_DAYS = 7
/** Fixed rating on the booking page. */
export const BOOKING_PAGE_RATING = { rating: 4.5, feedbacks: 115 } as const

/** Sample rating on the property page and on a completed booking. */
export const SAMPLE_RATING = { rating: 4, ratings: 1394 } as const
/** Reviews side by side on small, medium and large screens. */
export const REVIEWS_PER_VIEW = { sm: 1, md: 2, lg: 3 } as const

/** Share of the dark overlay on a photo that carries text. */
export const HERO_OVERLAY_OPACITY = 0.5

/** Up to this many photos a card shows dots, beyond it 'n / total'. */
export const CARD_DOTS_MAX = 5
/** Photos in the desktop gallery. With more, it shows 'View all N photos'. */
export const GALLERY_PHOTOS_MAX = 5

export const DATE_PICKER = {
  yearsPerPage: 12,
  timeStepMinutes: 30,
  format: 'MM/dd/yyyy',
} as const

/** Viewport widths in CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1440 } as const

/** Default and maximum number of listings in a response. */
export const LISTING_LIMIT = 100
/** Limit of our own: listings that one account may save, because each response carries them all. */
export const FAVOURITES_MAXIMUM = 500
/** Largest total that is counted exactly. */
export const TOTAL_CAP = 1_000
/**
 * Number of matches of a text that are ranked: the newest, or the first in the chosen order. One
 * more than the total counts.
 */
export const RANKED_MAXIMUM = TOTAL_CAP + 1

/** Widths in which the server makes photos: CSS pixels times pixel density. */
export const PHOTO_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const

/** Limits of our own for uploads by hosts. */
export const UPLOAD = {
  /** Photos in one request. */
  photosPerCall: 10,
  photosPerListing: 30,
  /** Bytes of one photo. A phone's largest JPEG is smaller. */
  photoBytes: 15_000_000,
  /** Pixels of one photo, because a file of 776 KB can unfold to 768 MB. */
  photoPixels: 40_000_000,
} as const

/**
 * Default limits of our own server for what one account adds in 24 hours: a manager who enters
 * twenty listings with fifteen photos each, and a guest with a long journey, stay below them. The
 * settings DAILY_… change them.
 */
export const DAILY_LIMITS = { listings: 20, photos: 300, megabytes: 1_500, reviews: 20 } as const

/** Limits of our own for the responses that are cached for reading offline. */
export const CACHED_RESPONSES = {
  /** In milliseconds: one week. */
  life: 604_800_000,
  /** The oldest responses are dropped first. */
  entries: 30,
  /** Characters of JSON in total. A tab's session storage holds about five million. */
  characters: 1_500_000,
} as const

/**
 * Limits of our own for photo widths in data saver mode: about 6 KB per card photo, 20 KB for
 * others.
 */
export const DATA_SAVER_WIDTHS = { card: 320, photo: 640 } as const

/** Speeds, as browsers call them, at which photos would delay a guest without data saver too. */
export const SLOW_NETWORKS: readonly string[] = ['slow-2g', '2g', '3g']

export const TRANSFER_VALIDITY = '09:30'
export const SUPPORT_REPLY_TIME = '24-48 hours'

/** Returns the name of an icon as it is written on its page. */
export const wordsOfIcon = (name: string) =>
  name.slice('ICON_'.length).replaceAll('_', ' ').toLowerCase()

/** Other names of icons, as people who look for one say them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ICON_ARROW_LEFT: 'go back, previous page',
  ICON_BANKNOTE: 'money, cash, payment',
  ICON_BED_DOUBLE: 'bedroom, sleep',
  ICON_BELL: 'notification, alarm',
  ICON_BUILDING: 'apartment, flat, office',
  ICON_CIRCLE_ALERT: 'error, warning',
  ICON_CIRCLE_QUESTION_MARK: 'help, FAQ',
  ICON_CLOUD_OFF: 'offline, no network, no wifi',
  ICON_COMPASS: 'explore, discover, travel',
  ICON_CREDIT_CARD: 'bank card, payment',
  ICON_EYE: 'show, visible, view',
  ICON_EYE_OFF: 'hide, hidden, invisible',
  ICON_GLOBE: 'language, world, web',
  ICON_HEART: 'favourite, wishlist, like, saved, love',
  ICON_HOUSE: 'home',
  ICON_IMAGES: 'photos, pictures, gallery',
  ICON_IMAGE_OFF: 'missing photo, no picture',
  ICON_LIFE_BUOY: 'support, help',
  ICON_LINK: 'address, URL, chain',
  ICON_LOCATE_FIXED: 'my location, GPS, near me',
  ICON_MAIL: 'email, envelope, letter, message',
  ICON_MAP_PIN: 'location, place, marker, address',
  ICON_MENU: 'hamburger, burger, navigation',
  ICON_MESSAGE_SQUARE_TEXT: 'chat, comment, contact',
  ICON_MINUS: 'fewer, less, subtract',
  ICON_PARTY_POPPER: 'celebration, success, event',
  ICON_PAW_PRINT: 'pets, dog, cat, animal',
  ICON_PENCIL: 'edit, change, write',
  ICON_PLUS: 'add, more, new',
  ICON_SEARCH: 'magnifier, find, loupe',
  ICON_SETTINGS_2: 'gear, cog, preferences, options',
  ICON_SHARE: 'send, forward',
  ICON_SLIDERS_HORIZONTAL: 'filters, adjust',
  ICON_SMARTPHONE: 'mobile, cell phone',
  ICON_STAR: 'rating, review',
  ICON_TAG: 'price, label, offer',
  ICON_TRASH: 'bin, garbage, delete, remove, rubbish',
  ICON_TRIANGLE_ALERT: 'warning, danger, caution',
  ICON_USER: 'person, account, profile, guest',
  ICON_USERS: 'people, guests, group',
  ICON_UTENSILS: 'kitchen, food, restaurant',
  ICON_WAVES_LADDER: 'swimming pool',
  ICON_X: 'close, cross, cancel, clear',
}

/** Leaves out what people write differently: spaces, hyphens and capitals. */
const bare = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')

/** Names that have other names, of which a test expects that they exist. */
export const iconsWithOtherNames = Object.keys(OTHER_NAMES)

/**
 * Returns the names of the icons that a text finds, in alphabetical order.
 *
 * @param uses Files that use an icon, by the icon's name.
 */
export const findIcons = (uses: ReadonlyMap<string, readonly string[]>, typed: string) =>
  [...uses.keys()]
    .filter((name) =>
      bare([wordsOfIcon(name), OTHER_NAMES[name], ...(uses.get(name) ?? [])].join('|')).includes(
        bare(typed),
      ),
    )
    .sort()

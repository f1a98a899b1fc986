/** Texts of toasts. Those about a booking are in bookingToastCopy. */
export const toastCopy = {
  loginToSave: {
    title: 'Login Required',
    text: 'Please log in to save properties to your favorites.',
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
  // Not in the specification: the result of the copy icons on the payments page.
  copied: { title: 'Copied', text: 'Copied to clipboard!' },
  notCopied: {
    title: 'Not copied',
    text: 'Your browser did not allow it. Please copy it by hand.',
  },
} as const

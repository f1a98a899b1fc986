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
  // Ours.
  heading: 'Profile and settings',
  savedForVisit: 'Saved for this visit only',
  save: 'Save',
} as const

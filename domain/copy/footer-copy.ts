/** Texts of the footer. The specification gives only the columns. */
export const footerCopy = {
  about: {
    title: 'About Staylet',
    body: 'Staylet is a short-let marketplace for homes across Nigeria, with prices in Naira per night and pictures of the rooms.',
  },
  quickLinks: 'Quick links',
  supportLinks: 'Support',
  supportCentre: 'Support centre',
  faq: 'Questions and answers',
  help: 'Help',
  contact: {
    title: 'Contact',
    // Sample contact details, because the specification gives no real ones.
    address: '12 Example Close, Lagos, Nigeria',
    phone: '0800 000 0000',
    email: 'hello@staylet.example',
  },
  terms: 'Terms',
  privacy: 'Privacy',
  rights: 'Staylet. All rights reserved.',
} as const

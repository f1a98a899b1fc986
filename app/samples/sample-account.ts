/** Obvious samples: nobody's account (section 2.17, R-120). */
export const sampleAccount = {
  bank: 'Sample Bank',
  name: 'Staylet Sample Account',
  number: '0000000000',
} as const

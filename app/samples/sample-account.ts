/** Account details that are recognisably samples, so that no guest transfers money. */
export const sampleAccount = {
  bank: 'Sample Bank',
  name: 'Staylet Sample Account',
  number: '0000000000',
} as const

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

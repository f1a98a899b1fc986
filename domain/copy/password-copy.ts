/** Labels of the password rules in the checklist. Not in the specification. */
export const passwordCopy = {
  length: 'At least 8 characters',
  upper: 'An uppercase letter',
  lower: 'A lowercase letter',
  digit: 'A digit',
  symbol: 'A symbol',
  registrationSymbol: 'A symbol from !@#$%^&*',
  changeSymbol: 'A special character from @$!%*?&',
  checklist: 'Your password needs',
  met: 'met',
  notMet: 'not met yet',
  strength: {
    weak: 'Easy to guess: leave out common words, your name and your address',
    fair: 'Good. Longer is stronger',
    strong: 'Strong',
  },
  progress: (met: number, total: number) => `${met} of ${total} password rules met`,
} as const

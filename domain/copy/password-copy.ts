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
    obvious: 'Easy to guess: leave out your name and your address',
    short: 'Longer is stronger. Leave out common words',
    long: 'A good length',
  },
  progress: (met: number, total: number) => `${met} of ${total} password rules met`,
} as const

import * as parse from './setting-parsers'

/** Settings of the account that guests transfer to. */
export const transferSettings = {
  TRANSFER_BANK: {
    group: 'Payments',
    parse: parse.parseLine,
    allowed: "the name of a bank without '|'",
    unset: 'Payments shows an account that is marked as a sample',
    pair: 'TRANSFER_NAME',
    example: 'First Lagoon Bank',
    meaning: 'Bank of the account that guests transfer to.',
  },
  TRANSFER_NAME: {
    group: 'Payments',
    parse: parse.parseLine,
    allowed: "the name of an account without '|'",
    pair: 'TRANSFER_NUMBER',
    example: 'Staylet Homes Limited',
    meaning: "The account's name.",
  },
  TRANSFER_NUMBER: {
    group: 'Payments',
    parse: parse.parseAccountNumber,
    allowed: 'the ten digits of an account number',
    pair: 'TRANSFER_BANK',
    example: '0123456789',
    meaning: "The account's number. Set all three or none.",
  },
}

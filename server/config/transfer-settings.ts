import * as parse from './setting-parsers'

/** Settings of the account that guests transfer to, and of payments at a provider. */
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
  PAYSTACK_SECRET_KEY: {
    group: 'Payments',
    parse: parse.parseSecretKey,
    allowed: "the secret key of a Paystack account, such as 'sk_live_…'",
    unset: 'guests do not pay on the page',
    secret: true,
    example: 'sk_live_key',
    meaning:
      'Lets guests pay by card, USSD, transfer and link at Paystack. Set the webhook there to `PUBLIC_URL` + `/api/payment/webhook`.',
  },
  PAYSTACK_URL: {
    group: 'Payments',
    parse: parse.parseIssuer,
    allowed:
      "another address of Paystack's API outside production, such as 'http://127.0.0.1:5310'",
    unset: `Paystack's own`,
    needs: 'PAYSTACK_SECRET_KEY',
    example: 'http://127.0.0.1:5310',
    meaning: "A stand-in for Paystack's API, for trying out payments. Not in production.",
  },
  PAYMENTS: {
    group: 'Payments',
    parse: parse.parseDemo,
    allowed: 'demo, outside production',
    unset: 'nothing is paid on the page without a key',
    example: 'demo',
    meaning: '`demo` lets developers pay at `/dev/checkout`, where no money moves.',
  },
  PAYMENT_CONFIRMS: {
    group: 'Payments',
    parse: parse.parseSwitch,
    allowed: 'on or off',
    fallback: 'on',
    meaning: 'Whether a booking that is paid in full is confirmed, or still waits for its host.',
  },
  SUPPORT_EMAIL: {
    group: 'Mail',
    parse: parse.parseAddress,
    allowed: "one address, such as 'help@staylet.example'",
    unset: 'pages and mails name the support page',
    example: 'help@staylet.example',
    meaning:
      'Address that guests write to, on Support, in booking details and in mails about money.',
  },
} as const

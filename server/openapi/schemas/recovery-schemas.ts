import {
  EmailCodePayloadSchema,
  ForgotPasswordPayloadSchema,
  PhoneCodePayloadSchema,
  ResetCodePayloadSchema,
  ResetPasswordPayloadSchema,
  VerifyOtpPayloadSchema,
  VerifyOtpResponseSchema,
} from '@domain/schemas/password-reset-schema'
import { describe, describeOther } from '@server/openapi/described-schemas'
import {
  EXAMPLE_CODE,
  EXAMPLE_EMAIL,
  EXAMPLE_PASSWORD,
  EXAMPLE_PHONE,
  EXAMPLE_TOKEN,
  exampleIds,
} from '@server/openapi/examples'

describe('ForgotPasswordRequest', ForgotPasswordPayloadSchema, {
  text: 'Account whose password is forgotten.',
  properties: { email: 'Email address or phone number.' },
  example: { email: EXAMPLE_EMAIL },
})

describe('ResetCodeRequest', ResetCodePayloadSchema, {
  text: 'The code of a reset.',
  properties: { identifier: 'Email address or phone number.', otp: 'Six digits.' },
  example: { identifier: EXAMPLE_EMAIL, otp: EXAMPLE_CODE },
})

describe('PhoneCodeRequest', PhoneCodePayloadSchema, {
  text: 'The code that was sent to a phone.',
  properties: { phoneNumber: 'Phone number.', code: 'Six digits.' },
  example: { phoneNumber: EXAMPLE_PHONE, code: EXAMPLE_CODE },
})

describe('EmailCodeRequest', EmailCodePayloadSchema, {
  text: 'The code that was mailed to an address.',
  properties: { email: 'Email address.', code: 'Six digits.' },
  example: { email: EXAMPLE_EMAIL, code: EXAMPLE_CODE },
})

describeOther('VerifyOtpRequest', VerifyOtpPayloadSchema, {
  text: 'A code of a reset, a phone or an address, told apart by the names of the fields.',
  example: { identifier: EXAMPLE_EMAIL, otp: EXAMPLE_CODE },
})

describe('VerifyOtpResponse', VerifyOtpResponseSchema, {
  text: 'Whether the code was correct.',
  properties: {
    success: 'Whether the code was correct.',
    message: 'What was verified.',
    token: 'Token of the next step: of the reset, or a session for a phone.',
    id: 'Registration that the code of an address verified.',
  },
  example: { success: true, message: 'code verified', token: EXAMPLE_TOKEN, id: exampleIds.user },
})

describe('ResetPasswordRequest', ResetPasswordPayloadSchema, {
  text: 'A new password.',
  properties: {
    token: 'Token of the mailed link, or of the code.',
    email: 'Email address or phone number.',
    newPassword: 'Eight characters or more with a capital, a digit and a symbol.',
  },
  example: { token: EXAMPLE_TOKEN, email: EXAMPLE_EMAIL, newPassword: EXAMPLE_PASSWORD },
})

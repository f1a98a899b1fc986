import {
  CompleteRegistrationPayloadSchema,
  EmailPayloadSchema,
  InitiatedResponseSchema,
  RegisterPayloadSchema,
  RegisterResponseSchema,
  VerifiedEmailSchema,
  VerifyEmailParamsSchema,
} from '@domain/schemas/registration-schema'
import { describe, describeParameters } from '@server/openapi/described-schemas'
import {
  EXAMPLE_EMAIL,
  EXAMPLE_INTENT,
  EXAMPLE_PASSWORD,
  EXAMPLE_PHONE,
  EXAMPLE_TOKEN,
  exampleIds,
} from '@server/openapi/examples'
import { exampleUser } from './auth-schemas'

describe('RegisterRequest', RegisterPayloadSchema, {
  text: 'Starts a sign-up with either an address or a number. Other fields are not stored.',
  properties: {
    email: 'Address that gets a link.',
    phone: 'Number that gets a code.',
    id: 'Not stored.',
    fullName: 'Not stored.',
    dob: 'Not stored.',
    phoneNo: 'Not stored.',
    password: 'Not stored.',
  },
  example: {
    email: EXAMPLE_EMAIL,
    phone: EXAMPLE_PHONE,
    id: exampleIds.user,
    fullName: 'Ada Obi',
    dob: '1990-02-28',
    phoneNo: EXAMPLE_PHONE,
    password: EXAMPLE_PASSWORD,
  },
})

describe('SignUpStarted', RegisterResponseSchema, {
  text: 'The sign-up has started.',
  properties: { message: 'What was sent.', user: 'The user to complete, for an address.' },
  example: { message: 'verification link sent', user: exampleUser },
})

describe('EmailRequest', EmailPayloadSchema, {
  text: 'The address to verify.',
  properties: {
    email: 'Address that gets a link.',
    intent: 'Where the visitor was. Checking the link returns it.',
  },
  example: { email: EXAMPLE_EMAIL, intent: EXAMPLE_INTENT },
})

describe('InitiatedResponse', InitiatedResponseSchema, {
  text: 'The sign-up has started. A known address gets the same response.',
  properties: { user: 'The user to complete.' },
  example: { user: exampleUser },
})

describe('VerifiedEmail', VerifiedEmailSchema, {
  text: 'The link is valid.',
  properties: { message: 'What was verified.', intent: 'Where the visitor was.' },
  example: { message: 'email address verified', intent: EXAMPLE_INTENT },
})

describe('CompleteRegistrationRequest', CompleteRegistrationPayloadSchema, {
  text: 'The profile of a new account.',
  properties: {
    id: 'Id from the first call.',
    fullName: 'Full name.',
    dob: 'Date of birth.',
    phoneNo: 'Number at which the person can be reached.',
    password: 'Eight characters or more with capital, small letter, digit and one of !@#$%^&*.',
    verificationToken: 'Token of the mailed link. A verified phone sends its session instead.',
  },
  example: {
    id: exampleIds.user,
    fullName: 'Ada Obi',
    dob: '1990-02-28',
    phoneNo: EXAMPLE_PHONE,
    password: EXAMPLE_PASSWORD,
    verificationToken: EXAMPLE_TOKEN,
  },
})

describeParameters(
  VerifyEmailParamsSchema,
  { token: 'Token of the mailed link.' },
  { token: EXAMPLE_TOKEN },
)

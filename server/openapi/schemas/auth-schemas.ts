import {
  LoginPayloadSchema,
  LoginResponseSchema,
  UserResponseSchema,
  UserSchema,
} from '@domain/schemas/auth-schema'
import {
  EmailCodePayloadSchema,
  ForgotPasswordPayloadSchema,
  PhoneCodePayloadSchema,
  ResetCodePayloadSchema,
  ResetPasswordPayloadSchema,
  VerifyOtpPayloadSchema,
  VerifyOtpResponseSchema,
} from '@domain/schemas/password-reset-schema'
import {
  CompleteRegistrationPayloadSchema,
  EmailPayloadSchema,
  InitiatedResponseSchema,
  RegisterPayloadSchema,
  RegisterResponseSchema,
  VerifiedEmailSchema,
  VerifyEmailParamsSchema,
} from '@domain/schemas/registration-schema'
import {
  SessionParamsSchema,
  SessionSchema,
  SessionsResponseSchema,
} from '@domain/schemas/session-schema'
import { JoinQuerySchema } from '@server/auth/google-routes'
import { describe, describeOther, describeParameters } from '@server/openapi/described-schemas'
import {
  exampleEmail,
  exampleIds,
  exampleInstant,
  examplePhone,
  exampleToken,
} from '@server/openapi/examples'

const user = {
  _id: exampleIds.user,
  email: exampleEmail,
  fullName: 'Ada Obi',
  profileImage: `/media/${exampleIds.photo}`,
  phoneNo: examplePhone,
  contactPhone: examplePhone,
}
const password = 'Lagoon#2026'
const intent = '/propertydetail/lagoon-loft-with-a-balcony'
const code = '493027'

describe('User', UserSchema, {
  text: 'A user, in the form that only this user receives.',
  properties: {
    _id: 'Id of the user.',
    email: 'Address, empty for an account that was created with a phone number.',
    fullName: 'Full name.',
    profileImage: 'Address of the picture.',
    phoneNo: 'The verified number, present only while the profile is incomplete.',
    contactPhone: 'The number of the profile.',
  },
  example: user,
})

describe('UserResponse', UserResponseSchema, {
  text: 'One user.',
  properties: { user: 'The user.' },
  example: { user },
})

describe('LoginRequest', LoginPayloadSchema, {
  text: 'Who logs in.',
  properties: {
    identifier: 'Email address or phone number.',
    password: 'Password.',
    rememberMe: 'Whether the session may last 30 days instead of one.',
  },
  example: { identifier: exampleEmail, password, rememberMe: true },
})

describe('LoginResponse', LoginResponseSchema, {
  text: 'A session.',
  properties: { accessToken: 'Token for the Authorization header.', user: 'Who logged in.' },
  example: { accessToken: exampleToken, user },
})

const session = {
  _id: exampleIds.session,
  device: 'Chrome on Android',
  isCurrent: true,
  createdAt: exampleInstant,
  lastUsedAt: exampleInstant,
  expiresAt: '2026-03-11T09:00:00.000Z',
}

describe('Session', SessionSchema, {
  text: 'One login of the user.',
  properties: {
    _id: 'Id of the session.',
    device: 'Browser and system.',
    isCurrent: 'True for the session of this request.',
    createdAt: 'Instant of the login.',
    lastUsedAt: 'Instant of its last request.',
    expiresAt: 'Instant at which it ends.',
  },
  example: session,
})

describe('SessionsResponse', SessionsResponseSchema, {
  text: 'Sessions of the user, the one used last first.',
  properties: { sessions: 'The sessions.' },
  example: { sessions: [session] },
})

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
    email: exampleEmail,
    phone: examplePhone,
    id: exampleIds.user,
    fullName: 'Ada Obi',
    dob: '1990-02-28',
    phoneNo: examplePhone,
    password,
  },
})

describe('RegisterResponse', RegisterResponseSchema, {
  text: 'The sign-up has started.',
  properties: { message: 'What was sent.', user: 'The user to complete, for an address.' },
  example: { message: 'verification link sent', user },
})

describe('EmailRequest', EmailPayloadSchema, {
  text: 'The address to verify.',
  properties: {
    email: 'Address that gets a link.',
    intent: 'Where the visitor was. Checking the link returns it.',
  },
  example: { email: exampleEmail, intent },
})

describe('InitiatedResponse', InitiatedResponseSchema, {
  text: 'The sign-up has started. A known address gets the same response.',
  properties: { user: 'The user to complete.' },
  example: { user },
})

describe('VerifiedEmail', VerifiedEmailSchema, {
  text: 'The link is valid.',
  properties: { message: 'What was verified.', intent: 'Where the visitor was.' },
  example: { message: 'email address verified', intent },
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
    phoneNo: examplePhone,
    password,
    verificationToken: exampleToken,
  },
})

describe('ForgotPasswordRequest', ForgotPasswordPayloadSchema, {
  text: 'Whose password is forgotten.',
  properties: { email: 'Email address or phone number.' },
  example: { email: exampleEmail },
})

describe('ResetCodeRequest', ResetCodePayloadSchema, {
  text: 'The code of a reset.',
  properties: { identifier: 'Email address or phone number.', otp: 'Six digits.' },
  example: { identifier: exampleEmail, otp: code },
})

describe('PhoneCodeRequest', PhoneCodePayloadSchema, {
  text: 'The code that was sent to a phone.',
  properties: { phoneNumber: 'Phone number.', code: 'Six digits.' },
  example: { phoneNumber: examplePhone, code },
})

describe('EmailCodeRequest', EmailCodePayloadSchema, {
  text: 'The code that was mailed to an address.',
  properties: { email: 'Email address.', code: 'Six digits.' },
  example: { email: exampleEmail, code },
})

describeOther('VerifyOtpRequest', VerifyOtpPayloadSchema, {
  text: 'A code of a reset, a phone or an address, told apart by the names of the fields.',
  example: { identifier: exampleEmail, otp: code },
})

describe('VerifyOtpResponse', VerifyOtpResponseSchema, {
  text: 'Whether the code was right.',
  properties: {
    success: 'Whether the code was right.',
    message: 'What was verified.',
    token: 'Token of the next step: of the reset, or a session for a phone.',
    id: 'Registration that the code of an address verified.',
  },
  example: { success: true, message: 'code verified', token: exampleToken, id: exampleIds.user },
})

describe('ResetPasswordRequest', ResetPasswordPayloadSchema, {
  text: 'A new password.',
  properties: {
    token: 'Token of the mailed link, or of the code.',
    email: 'Email address or phone number.',
    newPassword: 'Eight characters or more with a capital, a digit and a symbol.',
  },
  example: { token: exampleToken, email: exampleEmail, newPassword: password },
})

describeParameters(SessionParamsSchema, { id: 'Id of the session.' }, { id: exampleIds.session })
describeParameters(
  VerifyEmailParamsSchema,
  { token: 'Token of the mailed link.' },
  { token: exampleToken },
)
describeParameters(JoinQuerySchema, { token: 'Token of the mailed link.' }, { token: exampleToken })

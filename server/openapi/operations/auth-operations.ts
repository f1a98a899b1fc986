import type { Operations } from '@server/openapi/operation'

const LIMITED = 'Too many attempts by this account, address or network.'
const LONG_AGO = 'Neither a login nor a confirmed password is recent enough.'
const CONFIRM = {
  code: 'confirmation_needed',
  message: 'Please enter your password first, or log in again.',
} as const
const NO_SERVICE = 'Nothing can send the message: neither a mail server nor a gateway is set up.'
const REDIRECTED = 'Leads the browser to the provider, or back to the page.'

export const authOperations: Operations = {
  'POST /api/auth/login': {
    id: 'logIn',
    text: 'Responds with the bearer token that other calls need. A session lasts a day, or 30 days with `rememberMe`.',
    answers: {
      200: 'The user who logged in, and the token.',
      401: 'The password is wrong, or there is no such account.',
      429: LIMITED,
    },
    errors: {
      401: {
        code: 'invalid_credentials',
        message: 'The email address, phone number or password is incorrect.',
      },
    },
  },
  'GET /api/auth/me': {
    id: 'getCurrentUser',
    text: 'Also tells a client whether its token is still valid.',
    token: 'required',
    answers: { 200: 'The user of the token.' },
  },
  'POST /api/auth/logout': {
    id: 'logOut',
    text: 'The token is invalid from then on. Other sessions of the user continue.',
    token: 'required',
    answers: { 200: 'The session has ended.' },
  },
  'GET /api/auth/sessions': {
    id: 'listSessions',
    text: 'Names the browser and the system of each login, so that the user can recognise it.',
    token: 'required',
    answers: { 200: 'The sessions of the user.' },
  },
  'POST /api/auth/confirm': {
    id: 'confirmPassword',
    text: 'Counts for ten minutes, as a login does. Ending sessions needs it.',
    token: 'required',
    answers: { 200: 'The password is correct.', 403: 'The password is wrong.', 429: LIMITED },
    errors: { 403: { code: 'invalid_credentials', message: 'The password is incorrect.' } },
  },
  'DELETE /api/auth/sessions': {
    id: 'endOtherSessions',
    text: 'Logs the user out everywhere else.',
    token: 'required',
    answers: { 200: 'The other sessions have ended.', 403: LONG_AGO },
    errors: { 403: CONFIRM },
  },
  'DELETE /api/auth/sessions/{id}': {
    id: 'endSession',
    text: 'Logs one browser of the user out.',
    token: 'required',
    answers: {
      200: 'The session has ended.',
      403: LONG_AGO,
      404: 'The user has no such session.',
    },
    errors: { 403: CONFIRM },
  },
  'POST /api/auth/register': {
    id: 'startSignUp',
    text: 'Sends a code to a phone number or a link to an address. Give exactly one of the two.',
    answers: { 200: 'The message was sent.', 429: LIMITED, 501: NO_SERVICE },
  },
  'POST /api/auth/initiate-email-verification': {
    id: 'startEmailSignUp',
    text: 'The response is the same for a known address, whose owner learns of the attempt by mail.',
    answers: { 200: 'The link was sent.', 429: LIMITED, 501: NO_SERVICE },
  },
  'POST /api/auth/resend-verification': {
    id: 'resendSignUpLink',
    text: 'The earlier link stays valid.',
    answers: { 200: 'The link was sent again.', 429: LIMITED, 501: NO_SERVICE },
  },
  'GET /api/auth/verify-email/{token}': {
    id: 'checkSignUpLink',
    text: 'The link stays valid until the registration is complete.',
    answers: {
      200: 'The link is valid.',
      400: 'The link is wrong, expired or used.',
      429: LIMITED,
    },
    errors: {
      400: {
        code: 'link_invalid',
        message: 'This link is no longer valid. Please request a new one.',
      },
    },
  },
  'POST /api/auth/complete-registration': {
    id: 'completeSignUp',
    text: 'Proof is the `verificationToken` of the mailed link, or the session of a verified phone.',
    token: 'optional',
    answers: {
      200: 'The account is complete. Log in next.',
      400: 'A field is invalid, the password is easy to guess, or the link is no longer valid.',
      401: 'The request contains no proof.',
      403: 'The proof belongs to another registration.',
      429: LIMITED,
      501: NO_SERVICE,
    },
  },
  'POST /api/auth/forgot-password': {
    id: 'startPasswordReset',
    text: 'The response is the same for unknown accounts. The message has a link and a code.',
    answers: { 200: 'If there is such an account, the message is on its way.', 429: LIMITED },
  },
  'POST /api/auth/verify-otp': {
    id: 'checkCode',
    text: 'The names of the fields tell which code it is: of a reset, of a phone, or of an address.',
    answers: {
      200: 'The code was correct. The response has the token of the next step.',
      429: LIMITED,
    },
  },
  'POST /api/auth/reset-password': {
    id: 'resetPassword',
    text: 'Ends every session of the account.',
    answers: { 200: 'The password has changed.', 429: LIMITED },
  },
  'GET /api/auth/google': {
    id: 'startGoogleSignIn',
    text: 'For a browser, not for a program. Without settings for Google it leads to the login page.',
    answers: { 302: REDIRECTED },
  },
  'GET /api/auth/google/callback': {
    id: 'finishGoogleSignIn',
    text: 'The provider leads the browser here. Every failure leads to the login page.',
    answers: { 302: REDIRECTED },
  },
  'GET /api/auth/google/join': {
    id: 'joinGoogleAccount',
    text: 'A mailed link leads here. It joins an account with a sign-in by Google.',
    answers: { 302: REDIRECTED, 429: LIMITED },
  },
}

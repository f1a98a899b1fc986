import type { ContactMethod } from '@domain/account/contact'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { validationCopy } from '@domain/copy/validation-copy'
import type {
  EmailPayload,
  InitiatedResponse,
  RegisterPayload,
} from '@domain/schemas/registration-schema'
import { ApiError } from '@features/api/api-error'
import { usesOwnApi } from '@features/api/base-url'
import { keptOrigin } from '@features/session/kept-origin'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { serverMessageOf, useSubmission } from './use-submission'

interface SignUpContact {
  method: ContactMethod
  /** Address or number in the form in which it is sent. */
  contact: string
}

/**
 * A response below 400 other than 200 is also a failure, but its message is not a reason.
 */
function emailWords(error: unknown): string {
  if (!(error instanceof ApiError) || error.status < 400) return failureText('emailVerification')
  if (error.status === 404) return failureText('emailVerificationNotFound', error.serverMessage)
  const text = failureText('emailVerification', error.serverMessage)
  return error.detail ? `${text}: ${error.detail}` : text
}

const phoneWords = (error: unknown): string =>
  error instanceof ApiError && error.status === 501
    ? validationCopy.phoneNotImplemented
    : failureText('signUp', serverMessageOf(error))

/** Adds the origin for our own server only, because another backend may refuse the field. */
function emailPayload(email: string): EmailPayload {
  const intent = usesOwnApi() ? keptOrigin.print() : undefined
  return { email, ...(intent !== undefined && { intent }) }
}

/**
 * Sends the first request of a sign-up: a link to an address, for which only status 200 is success,
 * or a code to a phone. On success it stores the pending sign-up and resolves with true.
 */
export function useStartSignUp() {
  const { submit, ...rest } = useSubmission({
    async send({ method, contact }: SignUpContact, post) {
      const answer =
        method === 'email'
          ? await post(apiPaths.initiateEmailVerification, emailPayload(contact), {
              onlyStatus: 200,
            })
          : await post(apiPaths.register, { phone: contact } satisfies RegisterPayload)
      const { user } = (answer ?? {}) as Partial<InitiatedResponse>
      pendingSignUp.write({ method, contact, id: user?._id, sentAt: Date.now() })
      return true
    },
    situation: 'signUp',
    words: (error, { method }) => (method === 'email' ? emailWords(error) : phoneWords(error)),
  })
  return { start: submit, ...rest }
}

/** Sends the link or the code of a pending sign-up again. Resolves with the time of sending. */
export function useResendVerification() {
  const { submit, ...rest } = useSubmission({
    async send({ method, contact }: SignUpContact, post) {
      await (method === 'email'
        ? post(apiPaths.resendVerification, { email: contact } satisfies EmailPayload)
        : post(apiPaths.register, { phone: contact } satisfies RegisterPayload))
      const sentAt = Date.now()
      pendingSignUp.write({ ...pendingSignUp.read(), method, contact, sentAt })
      return sentAt
    },
    situation: 'resendVerification',
  })
  return { resend: submit, ...rest }
}

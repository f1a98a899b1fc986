import { isObvious, wordOf } from '@domain/account/guessable-password'
import { passwordGuessable } from '@server/http-error'
import { commonWords } from './common-words'

/** Tells whether a password is built around one of the commonest. */
export const isCommon = (password: string) => commonWords.has(wordOf(password))

/**
 * Refuses a password that others would guess, or know already.
 *
 * @param about Names and addresses of the person.
 * @param field Field of the request that holds the password.
 * @param isBreached Tells whether a password is in a collection of breached ones.
 * @throws HttpError 400 with a message for the field.
 */
export async function refuseGuessable(
  password: string,
  about: readonly string[],
  field: string,
  isBreached: (password: string) => Promise<boolean>,
) {
  if (isObvious(password, about) || isCommon(password) || (await isBreached(password))) {
    throw passwordGuessable(field)
  }
}

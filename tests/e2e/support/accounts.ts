import { expect, type Page } from '@playwright/test'
import { apiPaths } from '@domain/api/api-paths'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import type { MailboxMessage } from '@server/mailbox/mailbox-message'
import type { Hand } from './hands'
import { field, passwordField } from './pages'

/**
 * Returns the newest message to an email address or phone number from the mailbox of a development
 * server.
 *
 * @param about Text that the message must contain, because an earlier message may still be there.
 */
export async function messageTo(address: string, to: string, about = ''): Promise<MailboxMessage> {
  const find = async () => {
    const url = `${address}/dev/mailbox/messages?to=${encodeURIComponent(to)}`
    const messages = (await (await fetch(url)).json()) as MailboxMessage[]
    return messages.find(({ text }) => text.includes(about))
  }
  await expect.poll(find, `a message to ${to}`).toBeDefined()
  const message = await find()
  if (!message) throw new Error(`The message to ${to} was deleted again.`)
  return message
}

/** Returns a wrong code, whose last digit differs, because the last digit sends the code. */
export const wrongCode = (code: string) => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10)

async function post(address: string, path: string, body: object) {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/**
 * Password of the accounts that journeys create. The demo guests' password is too easy to guess.
 */
export const ownPassword = 'Harmattan#Dusk27'

/** Creates a guest for this test through the API, with `ownPassword`. */
export async function makeAccount(address: string, email: string) {
  await post(address, apiPaths.initiateEmailVerification, { email })
  const link = new URL((await messageTo(address, email)).link ?? '')
  await post(address, apiPaths.completeRegistration, {
    id: link.searchParams.get('id'),
    verificationToken: link.pathname.split('/').at(-1),
    fullName: 'Ngozi Eze',
    dob: '1990-07-24',
    phoneNo: '08012345678',
    password: ownPassword,
  })
}

/** Fills in 'Complete Your Profile' and submits it. */
export async function completeProfile(page: Page, hand: Hand) {
  const { fields } = onboardingCopy
  await hand.type(field(page, fields.firstName), 'Ngozi')
  await hand.type(field(page, fields.lastName), 'Eze')
  await hand.type(field(page, fields.dateOfBirth), '07241990')
  const phone = field(page, fields.phone)
  if (await phone.isEditable()) await hand.type(phone, '08012345678')
  await hand.type(passwordField(page), ownPassword)
  await hand.press(page.getByRole('button', { name: onboardingCopy.submit }))
}

import { namedId } from '@server/database/named-id'
import { demoGuests } from './demo-guests'

export const idOfGuest = ({ email }: { email: string }) => namedId(`guest ${email}`)

const ids = new Set(demoGuests.map(idOfGuest))

/** Tells whether an account is one of the demo accounts, whose password is public. */
export const isDemoGuest = (userId: string) => ids.has(userId)

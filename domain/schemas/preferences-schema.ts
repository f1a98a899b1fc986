import Type, { type Static } from 'typebox'

/** Stored only in this browser, and validated by this schema when it is read. */
export const PreferencesSchema = Type.Object({
  notifications: Type.Object({
    bookings: Type.Boolean(),
    payments: Type.Boolean(),
    reviews: Type.Boolean(),
    messages: Type.Boolean(),
  }),
  /** One of profileCopy.languages. */
  language: Type.String(),
  /** One of profileCopy.currencies. */
  currency: Type.String(),
})
export type Preferences = Static<typeof PreferencesSchema>

import Type, { type Static } from 'typebox'

/** Local only (section 3): kept in this browser, read back through this schema. */
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

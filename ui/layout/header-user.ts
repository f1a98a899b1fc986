/** Logged-in guest as the header shows them. */
export interface HeaderUser {
  /** Full name, or the email address of a guest without one. */
  name: string
  email?: string | undefined
  /** URL of a square photo. */
  photo?: string | undefined
}

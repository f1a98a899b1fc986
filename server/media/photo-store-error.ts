/** The storage of originals cannot be used. The message is for the operator, and says what to check. */
export class PhotoStoreError extends Error {}

/** Reason why our server refuses to save one more listing. */
export const favouriteCopy = {
  full: (most: number) =>
    `You have saved ${most} homes, and an account keeps no more. Remove one to save another.`,
} as const

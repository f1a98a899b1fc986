/** Returns the index `step` photos further, wrapping at both ends. Without photos it returns 0. */
export const wrapIndex = (index: number, step: number, total: number) =>
  total === 0 ? 0 : (((index + step) % total) + total) % total

/** Setting of the hashes in tests: hundreds of tests log in, and every code is hashed too. */
export const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

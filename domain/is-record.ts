/**
 * Tells whether a value has fields by name. An array counts, because its fields are checked anyway.
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

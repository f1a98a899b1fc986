/** Fault that TypeBox reports about a value that does not fit its schema. */
export interface SchemaFault {
  keyword?: string
  instancePath?: string
  message?: string
  params?: Record<string, unknown>
}

type Words = (limit: string) => string

const WORDS: Record<string, Words> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  boolean: () => 'is not a known field',
  pattern: () => 'does not have the right form',
  minLength: (limit) => `must have at least ${limit} characters`,
  maxLength: (limit) => `must have at most ${limit} characters`,
  minItems: (limit) => `must have at least ${limit} entries`,
  maxItems: (limit) => `must have at most ${limit} entries`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  const: () => 'is not one of the allowed values',
  anyOf: () => 'is not one of the allowed values',
}

/** Names of types in everyday words. */
const TYPES: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Returns what is wrong with a field, in words for the author of the request. */
export function fieldReason({ keyword = '', message, params = {} }: SchemaFault): string {
  if (keyword === 'type') return `must be ${TYPES[String(params['type'])] ?? 'of another type'}`
  return WORDS[keyword]?.(String(params['limit'])) ?? message ?? 'is invalid'
}

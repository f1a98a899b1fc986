/** A part of the document, as this file reads it. */
export type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Prints a choice between fixed texts, each of which the generator prints as one, as one enumeration. */
function enumeration(schema: Json): Json {
  const { anyOf, ...rest } = schema
  const choices = Array.isArray(anyOf) ? anyOf.map(({ enum: only }: Json) => only) : [undefined]
  return choices.every(Array.isArray) ? { type: 'string', enum: choices.flat(), ...rest } : schema
}

/**
 * Moves each schema with a title out of the value and among the components, and leaves a reference.
 *
 * @throws Error for two different schemas with the same title.
 */
export function shareSchemas(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((each) => shareSchemas(each, components))
  if (!isObject(value)) return value
  const { title, ...parts } = value
  const schema = enumeration(
    Object.fromEntries(
      Object.entries(parts).map(([key, each]) => [key, shareSchemas(each, components)]),
    ),
  )
  if (typeof title !== 'string') return title === undefined ? schema : { ...schema, title }
  components[title] ??= schema
  if (JSON.stringify(components[title]) !== JSON.stringify(schema)) {
    throw new Error(`Two schemas have the title ${title}.`)
  }
  return { $ref: `#/components/schemas/${title}` }
}

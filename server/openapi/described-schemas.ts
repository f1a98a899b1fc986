import type { Static, TObject, TSchema } from 'typebox'

/**
 * Text about a property. An object or list of objects without a name describes its own properties.
 */
export type PropertyText = string | { text: string; of: Record<string, PropertyText> }

export interface Described {
  /** Name among the components. Parameters have none. */
  name: string | undefined
  text: string
  properties: Record<string, PropertyText>
  example: unknown
}

/** Schemas by identity, and by their text for schemas that TypeBox copied to make them optional. */
const bySchema = new Map<TSchema, Described>()
const byText = new Map<string, Described>()
const named = new Map<string, TSchema>()

function add(schema: TSchema, described: Described) {
  bySchema.set(schema, described)
  if (described.name === undefined) return
  byText.set(JSON.stringify(schema), described)
  named.set(described.name, schema)
}

interface ObjectText<Schema extends TObject> {
  text: string
  /** Every property has to be described, which the compiler checks. */
  properties: Record<keyof Static<Schema> & string, PropertyText>
  /** Contains every property, because the properties take their examples from it. */
  example: Static<Schema>
}

/** Names and describes an object of a body or a response. */
export const describe = <Schema extends TObject>(
  name: string,
  schema: Schema,
  { text, properties, example }: ObjectText<Schema>,
) => add(schema, { name, text, properties, example })

/** Describes the parameters of an address or the headers of a request. */
export const describeParameters = <Schema extends TObject>(
  schema: Schema,
  properties: Record<keyof Static<Schema> & string, PropertyText>,
  example: Required<Static<Schema>>,
) => add(schema, { name: undefined, text: '', properties, example })

/** Names and describes a list or a choice of schemas. */
export const describeOther = <Schema extends TSchema>(
  name: string,
  schema: Schema,
  { text, example, properties = {} }: OtherText<Schema>,
) => add(schema, { name, text, properties, example })

interface OtherText<Schema extends TSchema> {
  text: string
  example: Static<Schema>
  /** Descriptions of the rows of a list without a name. */
  properties?: Record<string, PropertyText>
}

export const describedOf = (schema: TSchema) =>
  bySchema.get(schema) ?? byText.get(JSON.stringify(schema))

export const namedSchemas = () => [...named]

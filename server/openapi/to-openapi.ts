import type { TSchema } from 'typebox'
import { describedOf, type Described, type PropertyText } from './described-schemas'

/** A JSON Schema, as the parts of this file read it. */
export type Json = Record<string, unknown>

/**
 * Stands for a named schema until the document is complete, because the generator copies schemas.
 */
export const MARK = 'x-schema'

type Texts = Record<string, PropertyText>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the texts of a choice between fixed texts. */
function choices({ anyOf }: Json) {
  if (!Array.isArray(anyOf)) return undefined
  const values = anyOf.map((each: Json) => each['const'])
  return values.every((value) => typeof value === 'string') ? values : undefined
}

/** Tells whether a property consists of nothing that has an example of its own. */
const isLeaf = ({ $ref, type, items, anyOf }: Json): boolean =>
  !$ref && type !== 'object' && !anyOf && (!isObject(items) || isLeaf(items))

/** Adds the description and the example of each property. */
function describeProperties(properties: Json, texts: Texts, example: unknown): Json {
  const examples = isObject(example) ? example : {}
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const text = texts[name]
      const value = examples[name]
      const inner = typeof text === 'object' ? text.of : {}
      const schema = convert(property as TSchema, inner, value)
      const isScalar = value !== undefined && typeof value !== 'object'
      const hasExample = isScalar || (value !== undefined && isLeaf(schema))
      return [
        name,
        {
          ...schema,
          ...(text !== undefined && { description: typeof text === 'string' ? text : text.text }),
          ...(hasExample && { examples: [value] }),
        },
      ]
    }),
  )
}

/** Converts what a schema consists of, whether it has a name or not. */
function convertParts(schema: TSchema, texts: Texts, example: unknown): Json {
  const { properties, items, anyOf, patternProperties, ...rest } = schema as Json
  const values = choices(schema as Json)
  if (values) return { type: 'string', enum: values }
  const first = Array.isArray(example) ? example[0] : undefined
  const [pattern] = isObject(patternProperties) ? Object.values(patternProperties) : []
  return {
    ...rest,
    ...(isObject(properties) && { properties: describeProperties(properties, texts, example) }),
    ...(isObject(items) && { items: convert(items as TSchema, texts, first) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((each: TSchema) => convert(each, {}, {})) }),
    ...(isObject(pattern) && { additionalProperties: convert(pattern as TSchema, {}, {}) }),
  }
}

/** Returns a reference to a named schema, and any other schema itself. */
function convert(schema: TSchema, texts: Texts, example: unknown): Json {
  const name = describedOf(schema)?.name
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  return convertParts(schema, texts, example)
}

/** @throws Error for a schema that nobody described. */
function describedBy(schema: TSchema): Described {
  const described = describedOf(schema)
  if (!described) throw new Error(`Nothing describes ${JSON.stringify(schema)}.`)
  return described
}

/** Returns a named schema as a component, whose named parts are references. */
export function componentOf(schema: TSchema): Json {
  const { text, properties, example } = describedBy(schema)
  return { ...convertParts(schema, properties, example), description: text, examples: [example] }
}

/** Returns the schema of parameters, with a description and an example for each. */
export function parametersOf(schema: TSchema): TSchema {
  const { properties, example } = describedBy(schema)
  return convertParts(schema, properties, example) as TSchema
}

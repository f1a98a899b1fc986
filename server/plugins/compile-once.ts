import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyRouteSchemaDef, FastifySerializerCompiler } from 'fastify/types/schema'

/** Remembers by the schema itself: routes that share a schema name the same object. */
function oncePerSchema<Route extends { schema?: unknown }, Made>(
  compile: (route: Route) => Made,
): (route: Route) => Made {
  const made = new WeakMap<object, Made>()
  return (route) => {
    const { schema } = route
    if (typeof schema !== 'object' || schema === null) return compile(route)
    const known = made.get(schema) ?? compile(route)
    made.set(schema, known)
    return known
  }
}

const serialize = SerializerSelector()()

const ofBody = oncePerSchema(TypeBoxValidatorCompiler)
/** Converts the text of an address first, so it is another one than a body's. */
const ofAddress = oncePerSchema(TypeBoxValidatorCompiler)

/** Checks what comes in; each schema is compiled once, however many routes share it. */
export const compileValidator: typeof TypeBoxValidatorCompiler = (route) =>
  route.httpPart === 'body' ? ofBody(route) : ofAddress(route)

/** Writes what goes out, compiled once a schema: nearly every route may answer with the same error. */
export const compileSerializer: FastifySerializerCompiler<unknown> = oncePerSchema(
  ({ httpStatus = 'default', ...route }: FastifyRouteSchemaDef<unknown>) =>
    serialize({ ...route, httpStatus }),
)

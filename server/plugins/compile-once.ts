import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyRouteSchemaDef, FastifySerializerCompiler } from 'fastify/types/schema'

/**
 * Compiles once per schema object. Routes that share a schema therefore refer to the same object.
 */
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
/** Separate from the compiler of bodies, because it first converts the text of an address. */
const ofAddress = oncePerSchema(TypeBoxValidatorCompiler)

/** Validates requests. Each schema is compiled once, however many routes share it. */
export const compileValidator: typeof TypeBoxValidatorCompiler = (route) =>
  route.httpPart === 'body' ? ofBody(route) : ofAddress(route)

/** Serialises responses. Nearly every route has the same error schema, which is compiled once. */
export const compileSerializer: FastifySerializerCompiler<unknown> = oncePerSchema(
  ({ httpStatus = 'default', ...route }: FastifyRouteSchemaDef<unknown>) =>
    serialize({ ...route, httpStatus }),
)

import buildSerializer from '@fastify/fast-json-stringify-compiler'

/** Returns the compiler, which compiles equal schemas once for all servers of a worker. */
export function compileOnce<Route, Compiled>(compile: (route: Route) => Compiled) {
  const compiled = new Map<string, Compiled>()
  return (route: Route) => {
    const key = JSON.stringify(route)
    const known = compiled.get(key) ?? compile(route)
    compiled.set(key, known)
    return known
  }
}

const serializer = compileOnce(buildSerializer()())

/** Fastify's own compiler of responses. */
export const serializers = { buildSerializer: () => serializer }

/**
 * Lists the routes of a server, such as 'GET /api/booking/:id', from Fastify's printed route tree.
 * HEAD is left out because every GET includes it.
 */
export function routeNames(tree: string): string[] {
  const names: string[] = []
  const path: string[] = []
  for (const line of tree.split('\n')) {
    const [, indent, segment = '', methods = ''] =
      /^((?:│ {3}| {4})*)[├└]── (\S+?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (indent === undefined) continue
    path.length = indent.length / 4
    path.push(segment)
    for (const method of methods.split(', ')) {
      if (method !== '' && method !== 'HEAD') names.push(`${method} ${path.join('')}`)
    }
  }
  return names
}

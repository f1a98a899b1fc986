import { importEdges, importTarget } from '@tests/meta/import-graph'
import type { SourceFile } from '@tests/meta/source-files'

interface Part {
  name: string
  /** Zone around which the drawing puts a frame. */
  zone: string
  holds: string
  paths: RegExp
}

/** Parts of the drawing. A file belongs to the first part whose pattern matches its path. */
const parts: Part[] = [
  { name: 'pages', zone: 'app', holds: 'arrange a page', paths: /^app\/pages\// },
  { name: 'sections', zone: 'app', holds: 'connect ui with features', paths: /^app\/sections\// },
  { name: 'samples', zone: 'app', holds: 'fixed sample content', paths: /^app\/samples\// },
  { name: 'shell', zone: 'app', holds: 'start, routes, guards, layout', paths: /^app\// },
  { name: 'api', zone: 'features', holds: 'client and errors', paths: /^features\/api\// },
  { name: 'session', zone: 'features', holds: 'who is logged in', paths: /^features\/session\// },
  { name: 'hooks', zone: 'features', holds: 'SWR hooks and atoms', paths: /^features\// },
  { name: 'theme', zone: 'ui', holds: 'tokens and MUI theme', paths: /^ui\/theme\// },
  { name: 'components', zone: 'ui', holds: 'values in, events out', paths: /^ui\// },
  { name: 'copy', zone: 'domain', holds: 'texts', paths: /^domain\/copy\// },
  { name: 'schemas', zone: 'domain', holds: 'the contract', paths: /^domain\/schemas\// },
  { name: 'rules', zone: 'domain', holds: 'money, stays, search', paths: /^domain\// },
  {
    name: 'database',
    zone: 'server',
    holds: 'connection and migrations',
    paths: /^server\/database\//,
  },
  { name: 'config', zone: 'server', holds: 'settings', paths: /^server\/config\// },
  {
    name: 'plugins',
    zone: 'server',
    holds: 'errors, limits, headers',
    paths: /^server\/plugins\//,
  },
  { name: 'areas', zone: 'server', holds: 'routes and repositories', paths: /^server\// },
]

const idOf = ({ zone, name }: Part) => `${zone}_${name}`
const partOf = (path: string) => parts.find(({ paths }) => paths.test(path))

const linesBetween = (files: readonly SourceFile[]) => {
  const lines = new Set<string>()
  for (const edge of importEdges(files)) {
    const from = partOf(edge.from)
    const to = partOf(importTarget(edge))
    if (!from || !to || from === to) continue
    // Arrows between the parts of two zones would hide the order of the zones.
    lines.add(
      from.zone === to.zone ? `  ${idOf(from)} --> ${idOf(to)}` : `  ${from.zone} ==> ${to.zone}`,
    )
  }
  return [...lines].sort()
}

const frame = (zone: string) => [
  `  subgraph ${zone}`,
  ...parts
    .filter((part) => part.zone === zone)
    .map((part) => `    ${idOf(part)}["${part.name}<br/>${part.holds}"]`),
  '  end',
]

/** Returns the Mermaid drawing of the parts and of the imports between them. */
export const architectureDrawing = (files: readonly SourceFile[]) =>
  [
    'flowchart TD',
    ...[...new Set(parts.map(({ zone }) => zone))].flatMap(frame),
    ...linesBetween(files),
  ].join('\n')

const START = '```mermaid\n'
const END = '\n```'

/** Replaces the drawing in a document. */
export function withDrawing(document: string, drawing: string) {
  const start = document.indexOf(START)
  const end = document.indexOf(END, start)
  if (start < 0 || end < 0) throw new Error('The document has no ```mermaid block.')
  return document.slice(0, start + START.length) + drawing + document.slice(end)
}

import { posix } from 'node:path'
import { withoutComments } from './code-text'
import type { Fault, SourceFile } from './source-files'

export interface ImportEdge {
  from: string
  /** As written: './price-lines', '@ui/form/Field', 'react'. */
  specifier: string
}

const specifiers =
  /(?:\bimport|\bexport)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every import that is written in the files: static, for types only, re-exported or lazy. */
export const importEdges = (files: readonly SourceFile[]): ImportEdge[] =>
  files.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(specifiers)].map((found) => ({
      from: path,
      specifier: found[1] ?? found[2] ?? '',
    })),
  )

/** Where an import leads: a path from the project's folder, or the name of a package. */
export const importTarget = ({ from, specifier }: ImportEdge) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const alias = /^@(domain|ui|features|app|server|tests)\//.exec(specifier)
  return alias ? specifier.slice(1) : `package:${specifier}`
}

interface Zone {
  may: (target: string, from: string) => boolean
  why: string
}

const within = (...patterns: RegExp[]) => {
  return (target: string) => patterns.some((pattern) => pattern.test(target))
}

/** Besides drawing: what date fields compute with, and what holds a form's fields. */
const uiPackages =
  /^package:(react|react\/.+|react-dom|react-dom\/server|@mui\/.+|@emotion\/.+|@mdi\/js|date-fns\/.+|react-hook-form)$/
const anyPackage = /^package:/
const notFramework = /^package:(?!fastify|@fastify\/|pg$|kysely|node:|@electric-sql)/
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Imports run one way: domain ← ui ← features ← app, and domain ← server. */
const zones: Record<string, Zone> = {
  domain: {
    may: within(/^domain\//, /^package:typebox$/),
    why: 'domain/ holds the rules of the trade: no React, no Node, no other room',
  },
  ui: {
    may: within(/^(ui|domain)\//, uiPackages),
    why: 'ui/ imports React, MUI, form fields, domain and other ui, nothing else',
  },
  features: {
    may: (target, from) =>
      within(/^(ui|domain|features\/session)\//, notFramework)(target) ||
      target.startsWith('features/api/') ||
      target.startsWith(`${folderOf(from)}/`),
    why: 'a feature imports ui, domain, features/api and features/session; pages bring features together',
  },
  app: {
    may: within(/^(app|features|ui|domain)\//, notFramework),
    why: 'app/ reaches the server through its calls only',
  },
  server: {
    may: within(/^(server|domain)\//, anyPackage),
    why: 'server/ shares domain/ with the page and nothing else',
  },
}

const apiZone: Zone = {
  may: within(/^(features\/api|ui|domain)\//, notFramework),
  why: 'features/api imports no feature: the session is handed to it',
}

/** What the builder's own configuration imports runs in Node, wherever it lives. */
export const builderFiles = (configurations: readonly SourceFile[]): Set<string> =>
  new Set(importEdges(configurations).map(importTarget))

/**
 * Every import that leaves its zone. Files outside the five rooms may import anything, and so
 * may tools: `.mjs` scripts, and what the builder's configuration imports.
 */
export const zoneFaults = (
  files: readonly SourceFile[],
  builders: ReadonlySet<string> = new Set(),
): Fault[] =>
  importEdges(files.filter(({ path }) => !path.endsWith('.mjs') && !builders.has(path))).flatMap(
    (edge) => {
      const zone = edge.from.startsWith('features/api/')
        ? apiZone
        : zones[edge.from.split('/')[0] ?? '']
      const target = importTarget(edge)
      if (!zone || zone.may(target, edge.from)) return []
      return [{ path: edge.from, message: `imports '${edge.specifier}', but ${zone.why}` }]
    },
  )

const muiBarrel = /^@mui\/(material|icons-material|x-date-pickers)$/

/** Imports of a whole library where one file of it is meant. */
export const muiBarrelFaults = (files: readonly SourceFile[]): Fault[] =>
  importEdges(files.filter(({ path }) => !path.startsWith('tests/')))
    .filter(({ specifier }) => muiBarrel.test(specifier))
    .map(({ from, specifier }) => ({
      path: from,
      message: `imports all of '${specifier}': import the component's own path`,
    }))

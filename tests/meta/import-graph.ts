import { posix } from 'node:path'
import { withoutComments } from './code-text.ts'
import type { Fault, SourceFile } from './source-files.ts'

export interface ImportEdge {
  from: string
  /** Module specifier as written: './price-lines', '@ui/form/Field', 'react'. */
  specifier: string
}

const specifiers =
  /(?:\bimport|\bexport)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Returns every import in the files: static, type-only, re-exported and lazy. */
export const importEdges = (files: readonly SourceFile[]): ImportEdge[] =>
  files.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(specifiers)].map((found) => ({
      from: path,
      specifier: found[1] ?? found[2] ?? '',
    })),
  )

/** Returns the target of an import: a path from the project's folder, or the name of a package. */
export const importTarget = ({ from, specifier }: ImportEdge) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const alias = /^@(domain|ui|features|app|server|stories|tests)\//.exec(specifier)
  return alias ? specifier.slice(1) : `package:${specifier}`
}

interface Zone {
  may: (target: string, from: string) => boolean
  why: string
}

const within = (...patterns: RegExp[]) => {
  return (target: string) => patterns.some((pattern) => pattern.test(target))
}

/** Packages for drawing and for the state of forms. */
const uiPackages =
  /^package:(react|react\/.+|react-dom|react-dom\/server|@mui\/.+|@emotion\/.+|react-hook-form)$/
const anyPackage = /^package:/
const notFramework = /^package:(?!fastify|@fastify\/|pg$|kysely|node:|@electric-sql)/
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Imports run one way: domain ← ui ← features ← app, and domain ← server. */
const zones: Record<string, Zone> = {
  domain: {
    may: within(/^domain\//, /^package:(typebox$|ics$|date-fns\/locale\/)/),
    why: 'domain/ holds the business rules: no React, no Node and no other top folder',
  },
  ui: {
    may: within(/^(ui|domain)\//, uiPackages),
    why: 'ui/ may import React, MUI, form packages, domain and other ui only',
  },
  features: {
    may: (target, from) =>
      within(/^(ui|domain|features\/session)\//, notFramework)(target) ||
      target.startsWith('features/api/') ||
      target.startsWith(`${folderOf(from)}/`) ||
      (from.startsWith('features/without-screen/') && target.startsWith('features/')),
    why: 'a feature may import ui, domain, features/api and features/session only. Pages combine features',
  },
  app: {
    may: within(/^(app|features|ui|domain)\//, notFramework),
    why: 'app/ may reach the server through its API only',
  },
  server: {
    may: within(/^(server|domain)\//, anyPackage),
    why: 'server/ may share only domain/ with the page',
  },
}

const apiZone: Zone = {
  may: within(/^(features\/api|ui|domain)\//, notFramework),
  why: 'features/api may import no feature: it receives the session as an argument',
}

/**
 * Returns the files that the bundler's configuration imports. They run in Node, wherever they are.
 */
export const builderFiles = (configurations: readonly SourceFile[]): Set<string> =>
  new Set(importEdges(configurations).map(importTarget))

/**
 * Finds every import that leaves its zone. Files outside the five top folders may import anything,
 * and so may tools: `.mjs` scripts and the imports of the bundler's configuration.
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

/** Finds imports of a whole library where one file of it is enough. */
export const muiBarrelFaults = (files: readonly SourceFile[]): Fault[] =>
  importEdges(files.filter(({ path }) => !path.startsWith('tests/')))
    .filter(({ specifier }) => muiBarrel.test(specifier))
    .map(({ from, specifier }) => ({
      path: from,
      message: `imports all of '${specifier}': import the component's own path`,
    }))

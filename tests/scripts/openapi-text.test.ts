import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERROR_CODES } from '@domain/api/error-codes'
import { openApiText } from '../../scripts/openapi-text'

interface Described {
  description?: string
  example?: unknown
  examples?: unknown[]
  $ref?: string
  properties?: Record<string, Described>
  items?: Described
}
interface Operation extends Described {
  operationId?: string
  summary?: string
  tags?: string[]
  security?: unknown[]
  parameters?: Described[]
  responses: Record<string, Described>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Described> }
}

const FILE = 'docs/openapi.json'

/** Returns the path of every property of a schema that nothing describes. */
const undescribed = (schema: Described, path: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...((property.description ?? property.$ref) ? [] : [`${path}.${name}`]),
    ...undescribed(property, `${path}.${name}`),
  ]),
  ...(schema.items ? undescribed(schema.items, `${path}[]`) : []),
]

describe('the OpenAPI document', () => {
  let written: string
  let document: Document
  beforeAll(async () => {
    written = await openApiText()
    document = JSON.parse(written) as Document
  })
  const operationsOf = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  it('has no fault that a linter finds', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // An id is a UUID, so that `/booking/user/…` is none of `/booking/{id}/status`.
      rules: { 'no-ambiguous-paths': 'off' },
    })
    const problems = await lintFromString({ source: written, absoluteRef: FILE, config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('names, describes and secures every operation', () => {
    const faults = operationsOf().flatMap(({ path, method, operation }) => {
      const { operationId, summary, description, tags, security, parameters = [] } = operation
      const isComplete = operationId && summary && description && tags?.length && security
      const isShown = parameters.every((each) => each.description && each.example !== undefined)
      return isComplete && isShown ? [] : [`${method} ${path}`]
    })
    expect(faults).toEqual([])
    const ids = operationsOf().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('describes every property, and gives examples that fit', () => {
    const schemas = Object.entries(document.components.schemas)
    expect(schemas.filter(([, { description }]) => !description)).toEqual([])
    expect(schemas.flatMap(([name, each]) => undescribed(each, name))).toEqual([])
    const unfit = schemas.flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([key, property]) =>
        (property.examples ?? []).every((each) => Check(property as TSchema, each))
          ? []
          : [`${name}.${key}`],
      ),
    )
    expect(unfit).toEqual([])
  })

  it('names no schema without a place, and leaves no response without a description', () => {
    for (const { path, method, operation } of operationsOf()) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const isSaid = response.$ref ?? response.description
        expect(isSaid, `${method} ${path} ${status}`).not.toMatch(/^(Default Response)?$/)
      }
    }
  })
})

describe('docs/api.md', () => {
  it('explains every error code', () => {
    const text = readFileSync('docs/api.md', 'utf8')
    expect(ERROR_CODES.filter((code) => !text.includes(`| \`${code}\` |`))).toEqual([])
  })
})

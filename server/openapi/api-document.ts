import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { brandCopy } from '@domain/copy/brand-copy'
import { COMMON_REFUSALS } from './refusals'
import { withResponses } from './route-responses'

/** A part of the document, as this file reads it. */
type Json = Record<string, unknown>

interface Document extends Json {
  paths: Record<string, Record<string, Json>>
  components: Json
}

/** Groups of routes by the beginning of their paths. */
const tags: Record<string, { name: string; description: string }> = {
  auth: { name: 'auth', description: 'Accounts, logins and passwords.' },
  listing: { name: 'listings', description: 'Search, drafts and photos of listings.' },
  reviews: { name: 'reviews', description: 'Reviews of listings by guests.' },
  booking: { name: 'bookings', description: 'Stays of guests.' },
  favourites: { name: 'favourites', description: 'Listings that a user saved.' },
  'property-types': { name: 'property types', description: 'Kinds of listings.' },
  amenities: { name: 'amenities', description: 'What listings offer.' },
  geo: { name: 'geo', description: 'Countries, states and cities.' },
  media: { name: 'media', description: 'Photos.' },
}

const tagOf = (url: string) => tags[/^\/(?:api\/)?([^/]+)/.exec(url)?.[1] ?? '']?.name ?? 'others'

/** Options of the generator, which writes the document from the routes. */
export const apiDocument: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: `${brandCopy.name} API`,
      description:
        'Amounts are Naira with at most two decimals. A stay date is midnight UTC of its day. ' +
        'Every error is `{ message, code, fields? }`. docs/api.md explains authentication, errors, ' +
        'paging, repeated requests, caching and limits.',
      version: '1.0.0',
      contact: { name: 'Support', url: 'https://staylet.example/support' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that sent this document.' }],
    tags: Object.values(tags),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `accessToken` of `POST /api/auth/login`.',
        },
      },
    },
  },
  transform: ({ schema, url, route }) => ({
    schema:
      schema?.hide === true || !schema ? schema : { ...withResponses(route), tags: [tagOf(url)] },
    url,
  }),
  transformObject: (made) => {
    const document = ('openapiObject' in made ? made.openapiObject : {}) as Document
    const schemas: Json = {}
    const paths = shareSchemas(document.paths, schemas) as Document['paths']
    const responses = finishOperations(paths)
    return { ...document, paths, components: { ...document.components, schemas, responses } }
  },
}

/** Completes what the generator cannot know, and returns the responses that routes share. */
function finishOperations(paths: Document['paths']) {
  const shared: Json = {}
  for (const documented of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const body = documented['requestBody'] as Json | undefined
    if (body) body['required'] = !bodiesMayBeAbsent.has(documented['operationId'])
    const responses = documented['responses'] as Record<string, Json>
    if (responses['302']) responses['default'] = { ...responses['500'] }
    for (const [status, response] of Object.entries(responses)) {
      const common = COMMON_REFUSALS[Number(status)]
      if (!common || response['description'] !== common.text) continue
      shared[common.code] ??= response
      if (JSON.stringify(shared[common.code]) !== JSON.stringify(response)) continue
      responses[status] = { $ref: `#/components/responses/${common.code}` }
    }
  }
  const form = paths['/api/listing']?.['patch']?.['requestBody'] as { content: Json } | undefined
  if (form) form.content['multipart/form-data'] = { schema: listingForm }
  for (const [url, content] of photoContents) {
    const responses = paths[url]?.['get']?.['responses'] as Record<string, Json>
    responses['200'] = { description: 'The photo.', content }
  }
  return shared
}

const bodiesMayBeAbsent = new Set<unknown>(['removeFavourite', 'deletePhoto'])

const photoContents = [
  ['/media/{id}', { 'image/webp': {}, 'image/avif': {} }],
  ['/media/{id}/{file}', { 'image/webp': {}, 'image/avif': {}, 'image/jpeg': {} }],
] as const

const listingForm = {
  type: 'object',
  description: 'The fields of `ListingSave` as texts, lists as JSON, and photos under any name.',
  properties: {
    id: { type: 'string', description: 'Id of the listing to change.' },
    files: {
      type: 'array',
      description: 'Photos: JPEG, PNG, WebP or AVIF.',
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
  },
  additionalProperties: { type: 'string' },
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Prints a choice between fixed texts, each of which the generator prints as one, as one enumeration. */
function enumeration(schema: Json): Json {
  const { anyOf, ...rest } = schema
  const choices = Array.isArray(anyOf) ? anyOf.map(({ enum: only }: Json) => only) : [undefined]
  return choices.every(Array.isArray) ? { type: 'string', enum: choices.flat(), ...rest } : schema
}

/**
 * Moves each schema with a title out of the value and among the components, and leaves a reference.
 *
 * @throws Error for two different schemas with the same title.
 */
function shareSchemas(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((each) => shareSchemas(each, components))
  if (!isObject(value)) return value
  const { title, ...parts } = value
  const schema = enumeration(
    Object.fromEntries(
      Object.entries(parts).map(([key, each]) => [key, shareSchemas(each, components)]),
    ),
  )
  if (typeof title !== 'string') return title === undefined ? schema : { ...schema, title }
  components[title] ??= schema
  if (JSON.stringify(components[title]) !== JSON.stringify(schema)) {
    throw new Error(`Two schemas have the title ${title}.`)
  }
  return { $ref: `#/components/schemas/${title}` }
}

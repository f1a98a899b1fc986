import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { brandCopy } from '@domain/copy/brand-copy'
import '@server/openapi/schemas/all-schemas'
import { described } from './described-route'
import { namedSchemas } from './described-schemas'
import { finish, withReferences, type Document } from './finish-document'
import { componentOf } from './to-openapi'

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
    tags: [
      { name: 'auth', description: 'Accounts, logins and passwords.' },
      { name: 'listings', description: 'Search, drafts and photos of listings.' },
      { name: 'reviews', description: 'Reviews of listings by guests.' },
      { name: 'bookings', description: 'Stays of guests.' },
      { name: 'favourites', description: 'Listings that a user saved.' },
      { name: 'property types', description: 'Kinds of listings.' },
      { name: 'amenities', description: 'What listings offer.' },
      { name: 'geo', description: 'Countries, states and cities.' },
      { name: 'media', description: 'Photos.' },
    ],
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
    schema: schema?.hide === true || !schema ? schema : described(route),
    url,
  }),
  transformObject: (made) => {
    const document = withReferences('openapiObject' in made ? made.openapiObject : {}) as Document
    finish(document)
    document.components = {
      ...document.components,
      schemas: Object.fromEntries(
        namedSchemas()
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, schema]) => [name, componentOf(schema)]),
      ),
    }
    return document
  },
}

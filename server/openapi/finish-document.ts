import { operationAt } from '@server/openapi/operations/operations'
import { COMMON_RESPONSES } from './common-responses'
import { MARK, type Json } from './to-openapi'

/** Replaces the marks in the finished document by references. */
export function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value !== 'object' || value === null) return value
  const name = (value as Json)[MARK]
  if (typeof name === 'string') return { $ref: `#/components/schemas/${name}` }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withReferences(each)]))
}

export interface Document extends Json {
  paths: Record<string, Record<string, Json>>
  components: Json
}

/** Replaces responses that mean the same on every route by references. */
function shareErrors(answers: Record<string, Json>, shared: Record<string, Json>) {
  for (const [status, answer] of Object.entries(answers)) {
    const common = COMMON_RESPONSES[Number(status)]
    if (!common || answer['description'] !== common.text) continue
    shared[common.code] ??= answer
    if (JSON.stringify(shared[common.code]) !== JSON.stringify(answer)) continue
    answers[status] = { $ref: `#/components/responses/${common.code}` }
  }
}

/** Completes what the generator cannot know: forms, bodies that may be absent, redirections. */
export function finish({ paths, components }: Document) {
  const shared: Record<string, Json> = {}
  components['responses'] = shared
  for (const [url, methods] of Object.entries(paths)) {
    for (const [method, documented] of Object.entries(methods)) {
      const { isBodyOptional } = operationAt(method.toUpperCase(), url)
      const body = documented['requestBody'] as Json | undefined
      if (body) body['required'] = isBodyOptional !== true
      const answers = documented['responses'] as Record<string, Json>
      if (answers['302']) answers['default'] = { ...answers['500'] }
      shareErrors(answers, shared)
    }
  }
  const form = paths['/api/listing']?.['patch']?.['requestBody'] as { content: Json } | undefined
  if (form) form.content['multipart/form-data'] = { schema: listingForm }
  for (const [url, content] of photoContents) {
    const answers = paths[url]?.['get']?.['responses'] as Record<string, Json>
    answers['200'] = { description: 'The photo.', content }
  }
}

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

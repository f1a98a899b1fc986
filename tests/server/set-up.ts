import { vi } from 'vitest'
import { CHEAP_HASH } from './cheap-hash'

// One test of logins compares the product's own setting.
vi.mock('@server/auth/hash-setting', () => ({ HASH_SETTING: CHEAP_HASH }))

// Nearly every test starts a server, and most of a start is compiling the schemas of its routes.
vi.mock('fastify', async (importOriginal) => {
  const original = await importOriginal<typeof import('fastify')>()
  const { serializers } = await import('./compile-once')
  const Fastify = (options: object) =>
    original.default({ ...options, schemaController: { compilersFactory: serializers } })
  return { ...original, default: Fastify }
})
vi.mock('@fastify/type-provider-typebox', async (importOriginal) => {
  const original = await importOriginal<typeof import('@fastify/type-provider-typebox')>()
  const { compileOnce } = await import('./compile-once')
  return { ...original, TypeBoxValidatorCompiler: compileOnce(original.TypeBoxValidatorCompiler) }
})

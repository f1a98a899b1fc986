import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { DatabaseAwayError, DatabaseBusyError } from '@server/database/database-faults'
import { responseTo } from '@server/plugins/error-response'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

const away = [
  new DatabaseAwayError('The database does not answer.'),
  ...['57P01', '57P02', '57P03', '08006', '08P01', '25006', '3D000', '55000', '42501'].map((code) =>
    withCode(code),
  ),
  ...['XX000', 'XX001', 'XX002', '58000', '58P01', '58P02', '55006', 'F0001'].map((code) =>
    withCode(code),
  ),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'].map((code) =>
    withCode(code),
  ),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new AggregateError([withCode('ECONNREFUSED')]),
  new Error('Received unexpected dataRow message from backend.'),
]
const busy = [
  new DatabaseBusyError('Too many statements wait for a connection.'),
  ...['53300', '53400', '55P03', '57014', '40P01', '40001', '53200'].map((code) => withCode(code)),
  ...['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'].map((code) => withCode(code)),
]
const full = [
  ...['53100', 'ENOSPC', 'EROFS', 'EDQUOT', 'EFBIG'].map((code) => withCode(code)),
  withCode('58030', 'could not write to file "base/5/1": No space left on device'),
]

const changed = [
  ['42P01', '42703', '42883', '42704', '3F000', '0A000'],
  ['23502', '23514', '22001', '42804', '42P10', 'P0001'],
  ['42702', '42725', '42809', '42846', '428C9', '38000', '39P01', '44000', 'P0004'],
]
  .flat()
  .map((code) => withCode(code))

const refused = ['EACCES', 'EPERM', 'EIO', 'EISDIR', 'ENOTDIR', 'EEXIST', 'ENOENT'].map((code) =>
  Object.assign(withCode(code), { syscall: 'open' }),
)

/** An error message of PostgreSQL whose code was damaged on the way. */
const damaged = Object.assign(new pg.DatabaseError('failed', 6, 'error'), { code: '4\u00112P01' })

const named = (errors: readonly Error[]) =>
  errors.map((error) => ({
    name: `${(error as { code?: string }).code ?? ''} ${error.message}`,
    error,
  }))

describe('the response to a fault of the database', () => {
  it.each(named(away))('is 503 with Retry-After when it cannot be reached: $name', ({ error }) => {
    const { status, body, retryAfter } = responseTo(error)
    expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', 2])
    expect(body.message).toContain('database')
  })

  it.each(named(busy))('is 503 with Retry-After when it is busy: $name', ({ error }) => {
    const { status, body, retryAfter } = responseTo(error)
    expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', 5])
  })

  it.each(named(full))('is 507 when the disk takes nothing: $name', ({ error }) => {
    const { status, body, retryAfter } = responseTo(error)
    expect([status, body.code, retryAfter]).toEqual([507, 'storage_full', 60])
  })

  it.each(named(changed))('is 503 while the schema is another one: $name', ({ error }) => {
    const { status, body, retryAfter } = responseTo(error)
    expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', 10])
  })

  it.each(named(refused))('is 503 when a file cannot be used: $name', ({ error }) => {
    const { status, body, retryAfter } = responseTo(error)
    expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', 10])
    expect(body.message).toContain('storage')
  })

  it('is 503 for an error whose code PostgreSQL cannot have written', () => {
    expect(responseTo(damaged)).toMatchObject({ status: 503, retryAfter: 2 })
  })

  it.each(named([withCode('42601'), withCode('23505'), withCode('22P02'), new Error('a bug')]))(
    'is 500 for a fault of ours: $name',
    ({ error }) => {
      expect(responseTo(error)).toMatchObject({ status: 500, body: { code: 'internal' } })
    },
  )
})

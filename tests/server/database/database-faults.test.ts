import { describe, expect, it } from 'vitest'
import {
  DatabaseAwayError,
  DatabaseBusyError,
  SchemaChangedError,
} from '@server/database/database-faults'
import { responseTo } from '@server/plugins/error-response'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

const away = [
  new DatabaseAwayError('The database does not answer.'),
  ...['57P01', '57P02', '57P03', '08006', '08P01', '25006', '3D000', '28P01', '25P03'].map((code) =>
    withCode(code),
  ),
  ...['58000', '58P01', '58P02'].map((code) => withCode(code)),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'].map((code) =>
    withCode(code),
  ),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new AggregateError([withCode('ECONNREFUSED')]),
  new Error('Query read timeout'),
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

const bugs = [
  ['42P01', '42703', '42883', '42601', '42501', '23502', '23505', '23514', '22001', '22P02'],
  ['22012', '0A000', '26000', '3F000', '55000', 'P0001', 'XX000', '25P02', '34000', '44000'],
]
  .flat()
  .map((code) => withCode(code))

const refused = ['EACCES', 'EPERM', 'EIO', 'EISDIR', 'ENOTDIR', 'EEXIST', 'ENOENT'].map((code) =>
  Object.assign(withCode(code), { syscall: 'open' }),
)

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

  it('is 503 while another version has changed the schema', () => {
    const { status, body, retryAfter } = responseTo(new SchemaChangedError('no such column'))
    expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', 10])
    expect(body.message).toContain('being updated')
  })

  it.each(named(refused))('is 503 when a file cannot be used: $name', ({ error }) => {
    const { status, body, retryAfter } = responseTo(error)
    expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', 10])
    expect(body.message).toContain('storage')
  })

  it.each(
    named([
      ...bugs,
      new Error('a bug'),
      new TypeError('Do not know how to serialize a BigInt'),
      new RangeError('Invalid time value'),
      withCode('22P02', 'invalid input syntax for type uuid: "No space left on device"'),
    ]),
  )('is 500 for a fault of ours: $name', ({ error }) => {
    expect(responseTo(error)).toMatchObject({ status: 500, body: { code: 'internal' } })
  })
})

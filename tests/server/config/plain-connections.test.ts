import { expect, it } from 'vitest'
import { ConfigError, readConfig } from '@server/config/config'

/** Returns the settings that production refuses, in their order. */
const refused = (env: Record<string, string>) => {
  try {
    readConfig({ NODE_ENV: 'production', ...env })
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [...error.message.matchAll(/^ {2}(\w+): production/gm)].map(([, name]) => name)
  }
}

const plain = {
  PUBLIC_URL: 'http://staylet.example',
  DATABASE_URL: 'postgres://a:hidden@db:5432/staylet',
  SMS_GATEWAY_URL: 'http://sms.example/v1',
  S3_BUCKET: 'photos',
  S3_ENDPOINT: 'http://10.0.0.5:9000',
}

it('production refuses every plain connection to another machine, without showing a password', () => {
  expect(refused(plain)).toEqual(['PUBLIC_URL', 'DATABASE_URL', 'SMS_GATEWAY_URL', 'S3_ENDPOINT'])
  expect(() => readConfig({ ...plain, NODE_ENV: 'production' })).not.toThrow('hidden')
  expect(readConfig({ ...plain, NODE_ENV: 'development' }).mode).toBe('development')
})

it.each([
  ['postgres://db/staylet?sslmode=require', true],
  ['postgres://db/staylet?sslmode=verify-full', true],
  // Encrypted, but the other end is not verified.
  ['postgres://db/staylet?sslmode=no-verify', false],
  ['postgres://db/staylet?sslmode=require&uselibpqcompat=true', false],
  ['postgres://db/staylet?sslmode=disable', false],
  ['postgres://127.0.0.1/staylet', true],
  ['postgres://[::1]:5432/staylet', true],
  ['postgres://a@/staylet?host=/var/run/postgresql', true],
  ['postgres://a@%2Fvar%2Frun%2Fpostgresql/staylet', true],
  // The parameter decides, not the name before it.
  ['postgres://127.0.0.1/staylet?host=db', false],
])('%s is allowed in production: %s', (url, isAllowed) => {
  expect(refused({ DATABASE_URL: url })).toEqual(isAllowed ? [] : ['DATABASE_URL'])
})

it("a host may be named as one of the operator's own network", () => {
  expect(refused({ ...plain, PLAIN_HOSTS: 'db, staylet.example, sms.example, 10.0.0.5' })).toEqual(
    [],
  )
  expect(refused({ ...plain, PLAIN_HOSTS: 'db' })).not.toContain('DATABASE_URL')
  expect(() => readConfig({ PLAIN_HOSTS: 'two words' })).toThrow('PLAIN_HOSTS')
})

it.each([
  ['smtp://mail.example:587', 'production', true],
  ['smtp://127.0.0.1:25', 'production', false],
  ['smtp://mail.example:587', 'development', false],
])('%s in %s requires TLS of the mail server: %s', (SMTP_URL, NODE_ENV, isRequired) => {
  expect(readConfig({ SMTP_URL, NODE_ENV }).mail.requiresTls).toBe(isRequired)
})

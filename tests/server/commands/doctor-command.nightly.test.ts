import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, it } from 'vitest'
import { runDoctorCommand } from '@server/commands/doctor-command'
import { connectDatabase } from '@server/database/connect'
import { ownIdentity } from '@server/database/data-directory-lock'
import { migrateTo, migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { checkLanguage, checkNames } from '@server/doctor/check-names'
import { insertGuest, seedListing } from '@tests/server/rows'
import { startSmtpServer } from '@tests/server/smtp-server'
import { NOW, temporaryFolder } from '@tests/server/test-server'

const folders: string[] = []
const newFolder = () => {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const examine = (env: Record<string, string>) => runDoctorCommand([], env, NOW)

const withDatabase = async (dataDir: string, work: (database: Database) => Promise<unknown>) => {
  const opened = await connectDatabase({ kind: 'folder', dataDir })
  try {
    await work(opened.database)
  } finally {
    await opened.close()
  }
}

it('the doctor names every wrong setting and ends with a fault', async () => {
  const { message, isWell } = await examine({ PORT: 'many', SMS_GATEWAY_TOKEN: 'secret' })
  expect(message).toContain("PORT: 'many' is not allowed")
  expect(message).toContain('SMS_GATEWAY_URL is required')
  expect(message).toMatch(/1 fault, 0 warnings\.$/)
  expect(isWell).toBe(false)
  await expect(runDoctorCommand(['--all'], {})).rejects.toThrow('Usage: npm run doctor')
})

it('the doctor points out misspelt names, in the environment and in .env', () => {
  const file = join(newFolder(), '.env')
  writeFileSync(file, '# SMTP_URLS=x\nexport PUBLIC_ULR=https://a.example\nS3_BUCKET=a\n')
  const set = {
    TRANSFER_BNAK: 'x',
    OPERATER_EMAIL: 'x',
    STAYLET_PORT: '1',
    smtp_url: 'x',
    SMTP_HOST: 'x',
    PAYSTACK_KEY: 'x',
    TRUST_PROXIES: 'x',
    TRUSTED_PROXIES: 'x',
    SMS_TOKEN: 'x',
  }
  const other = {
    PATH: '/bin',
    HOME: '/',
    HOSTNAME: 'x',
    HOST_IP: 'x',
    MAIL: '/var/mail/ada',
    NODE_OPTIONS: 'x',
    DATABASE_URL: 'x',
    DATABASE_URL2: 'x',
  }
  expect(checkNames({ ...set, ...other }, file).map(({ message }) => message)).toEqual(
    [
      ['TRANSFER_BNAK', 'TRANSFER_BANK'],
      ['OPERATER_EMAIL', 'OPERATOR_EMAIL'],
      ['STAYLET_PORT', 'PORT'],
      ['smtp_url', 'SMTP_URL'],
      ['SMTP_HOST', 'SMTP_URL'],
      ['PAYSTACK_KEY', 'PAYSTACK_SECRET_KEY'],
      ['TRUST_PROXIES', 'TRUST_PROXY'],
      ['TRUSTED_PROXIES', 'TRUST_PROXY'],
      ['SMS_TOKEN', 'SMS_GATEWAY_TOKEN'],
      ['PUBLIC_ULR', 'PUBLIC_URL'],
    ].map(
      ([name, meant]) => `${name} is not a setting, so it does nothing. Did you mean ${meant}?`,
    ),
  )
})

it('the doctor knows the languages that can be built', async () => {
  expect(await checkLanguage({ VITE_LANGUAGE: 'en' })).toEqual([])
  const { message, isWell } = await examine({ VITE_LANGUAGE: 'xx', DATA_DIR: newFolder() })
  expect(message).toContain("VITE_LANGUAGE: There is no language 'xx'. There are en, pseudo")
  expect(isWell).toBe(false)
  const starts = message
    .split('\n\n', 1)[0]
    ?.split('\n')
    .map((line) => /^\S+ +\S+ {2,}/.exec(line)?.[0].length)
  expect(new Set(starts).size).toBe(1)
})

it('the doctor tells a new machine what the first start does', async () => {
  const { message, isWell } = await examine({ DATA_DIR: newFolder(), NODE_ENV: 'production' })
  expect(message).toContain('the first start creates one')
  expect(message).toContain('PUBLIC_URL is this machine')
  expect(message).toContain('SMTP_URL is not set, so nobody can sign up by email')
  expect(message).toContain('TRANSFER_NUMBER is not set')
  expect(isWell).toBe(true)
})

it('the doctor examines the data, and finds missing photos, late messages and an old schema', async () => {
  const dataDir = newFolder()
  const env = { DATA_DIR: dataDir }
  await withDatabase(dataDir, (database) => migrateTo(database, '036-baseline'))
  expect((await examine(env)).message).toContain('the next start runs 037-search-by-trigrams')
  await withDatabase(dataDir, async (database) => {
    await migrateToLatest(database)
    await insertGuest(database)
    await seedListing(database, {
      photos: [{ storageKey: 'homes/gone.webp', width: 30, height: 20 }],
    })
    await database
      .insertInto('outgoing_messages')
      .values({
        kind: 'reset',
        recipient: 'ada@staylet.test',
        due_at: NOW,
        created_at: new Date(NOW.getTime() - 3_600_000),
      })
      .execute()
  })
  const { message, isWell } = await examine(env)
  expect(message).toContain('is that of this version')
  expect(message).toContain('nobody is staff yet')
  expect(message).toContain('1 messages wait for more than ten minutes')
  expect(message).toContain('1 of 1 originals are missing, of: Lagoon Loft.')
  expect(isWell).toBe(false)
  mkdirSync(join(dataDir, 'photos', 'homes'), { recursive: true })
  writeFileSync(join(dataDir, 'photos', 'homes', 'gone.webp'), '')
  expect((await examine(env)).isWell).toBe(true)

  const holder = join(dataDir, 'holder.json')
  writeFileSync(holder, JSON.stringify({ ...ownIdentity(), pid: process.ppid, startedAt: null }))
  expect((await examine({ ...env, PORT: '9' })).message).toContain('does not answer at port 9')
  const server = createServer((_request, response) => response.end('{"status":"ready"}'))
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const running = String((server.address() as AddressInfo).port)
  expect((await examine({ ...env, PORT: running })).message).toContain('and is ready')
  server.close()
  rmSync(holder)

  await withDatabase(dataDir, (database) =>
    sql`insert into kysely_migration values ('099-future', 'now')`.execute(database),
  )
  expect((await examine(env)).message).toContain('A newer version of Staylet has changed')
})

it('the doctor logs in at the mail server and connects to the gateway, and sends nothing', async () => {
  const smtp = await startSmtpServer()
  const gateway = createServer()
  await new Promise<void>((ready) => void gateway.listen(0, '127.0.0.1', ready))
  const { port } = gateway.address() as AddressInfo
  const env = { DATA_DIR: newFolder(), SMTP_URL: smtp.url }
  const SMS_GATEWAY_URL = `http://127.0.0.1:${port}/sms`
  const well = await examine({ ...env, SMS_GATEWAY_URL })
  expect(well.message).toContain('127.0.0.1 accepts mails')
  expect(well.message).toContain(`127.0.0.1:${port} accepts connections`)
  expect(smtp.received).toEqual([])
  await smtp.stop()
  gateway.close()
  const { message, isWell } = await examine({ ...env, SMS_GATEWAY_URL })
  expect(message).toContain('does not accept connections. Check SMTP_URL')
  expect(message).toContain('does not accept connections. Check SMS_GATEWAY_URL')
  expect(isWell).toBe(false)
})

it.skipIf(inject('postgresUrl') === '')('the doctor examines a PostgreSQL server', async () => {
  const env = { DATA_DIR: newFolder(), DATABASE_URL: inject('postgresUrl') }
  const { message } = await examine(env)
  expect(message).toMatch(/ok +database +PostgreSQL at 127\.0\.0\.1/)
  expect(message).toContain('agrees with that of the database')
  const away = await examine({ ...env, DATABASE_URL: 'postgres://a:b@127.0.0.1:9/staylet' })
  expect(away.message).toContain('PostgreSQL does not respond at DATABASE_URL')
  expect(away.message).not.toContain('a:b')
  const several = await examine({ ...env, DATABASE_URL: 'postgres://a:b@one,two/staylet' })
  expect(several.message).toContain('docs/how-to/add-replicas-and-a-pooler.md')
})

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { writeDigests } from '@server/backup/digests'
import { dumpDatabase } from '@server/backup/dump-database'
import { restoreDatabase } from '@server/backup/restore-database'
import { tablesInOrder } from '@server/backup/table-order'
import { runBackupCommand, runRestoreCommand } from '@server/commands/backup-command'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { workAlone } from '@server/database/work-alone'
import {
  describeOnEachDatabase,
  openNewDatabase,
  settingsOfNewDatabase,
} from '@tests/server/databases'
import { copyNewDatabase } from '@tests/server/embedded-databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import {
  bundleServer,
  endAllProcesses,
  runProgram,
  startProcess,
} from '@tests/server/server-process'
import { as, NOW, startTestServer, temporaryFolder } from '@tests/server/test-server'

afterAll(endAllProcesses)

/** Returns every row of every table as text, in a fixed order. */
async function allRows(database: Database) {
  const found: Record<string, string[]> = {}
  for (const { name } of await tablesInOrder(database)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(database)
    if (rows.length > 0) found[name] = rows.map(({ row }) => row)
  }
  return found
}

/**
 * Fills a database with a guest, a listing with a photo, and a booking whose mail has been sent.
 */
async function fill(database: Database) {
  const app = await startTestServer(database)
  const ada = await insertGuest(database)
  const photo = {
    storageKey: 'homes/a.webp',
    alt: 'A "sofa"\u2028by the window',
    colour: '#aabbcc',
    width: 9,
    height: 9,
  }
  const loft = await seedListing(database, { name: 'Ilé Ẹbí 🏡\nLoft', photos: [photo] })
  const payload = makePayload(ada._id, loft)
  const booked = await app.inject({
    method: 'POST',
    url: '/api/booking',
    headers: { ...as(ada), 'idempotency-key': 'one' },
    payload,
  })
  expect(booked.statusCode).toBe(201)
  // The outbox must not send its mail between the backup and the comparison.
  await app.deliveries.deliverDue()
  await app.close()
}

async function rowsIn(dataDir: string) {
  const opened = await connectDatabase({ kind: 'folder', dataDir })
  try {
    return await allRows(opened.database)
  } finally {
    await opened.close()
  }
}

async function emptyDatabase() {
  const opened = await openNewDatabase()
  onTestFinished(() => opened.close())
  return opened.database
}

const linesOf = async (database: Database) =>
  (await text(dumpDatabase(database, NOW))).trimEnd().split('\n')

async function* from(lines: readonly string[]) {
  yield* lines
}

describeOnEachDatabase('a backup', (database) => {
  it('restores every row of every table, and the database continues its counters', async () => {
    await fill(database())
    const lines = await linesOf(database())
    const copy = await emptyDatabase()
    const { rows, madeAt } = await restoreDatabase(copy, from(lines))
    expect(await allRows(copy)).toEqual(await allRows(database()))
    expect([rows > 5, madeAt]).toEqual([true, NOW.toISOString()])
    // The copy works: it knows the guest and refuses the nights that are taken.
    const app = await startTestServer(copy)
    const bola = await insertGuest(copy, 'bola@staylet.test')
    const { listings } = (await app.inject('/api/listing')).json()
    const again = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(bola),
      payload: makePayload(bola._id, listings[0]._id),
    })
    expect(again.json().code).toBe('dates_unavailable')
  })

  it('is refused when it is cut off or from a newer version, and by a database in use', async () => {
    await fill(database())
    const lines = await linesOf(database())
    const copy = await emptyDatabase()
    await expect(restoreDatabase(copy, from(lines.slice(0, -1)))).rejects.toThrow('ends early')
    const torn = lines.filter((line) => !line.startsWith('r') || !line.includes('ada@'))
    await expect(restoreDatabase(copy, from(torn))).rejects.toThrow('foreign key')
    expect(Object.keys(await allRows(copy))).toEqual([])
    const newer = ['h {"format":1,"schema":"999-later"}', ...lines.slice(1)]
    await expect(restoreDatabase(copy, from(newer))).rejects.toThrow(
      'A newer version of Staylet made this backup: migration 999-later',
    )
    await expect(restoreDatabase(copy, from(['x']))).rejects.toThrow('not a backup')
    await restoreDatabase(copy, from(lines))
    await expect(restoreDatabase(copy, from(lines))).rejects.toThrow('empty one')
  })
})

it('backs the embedded database of a running server up, with its photos, and restores both', async () => {
  await bundleServer()
  const dataDir = temporaryFolder()
  await copyNewDatabase(dataDir)
  const opened = await connectDatabase({ kind: 'folder', dataDir })
  await fill(opened.database)
  await opened.close()
  mkdirSync(join(dataDir, 'photos', 'homes'), { recursive: true })
  writeFileSync(join(dataDir, 'photos', 'homes', 'a.webp'), 'a photo')
  const { address, end } = await startProcess({ DATA_DIR: dataDir })
  const stranger = await fetch(`${address}/internal/backup`, {
    headers: { 'x-operator-token': 'x' },
  })
  expect(stranger.status).toBe(404)

  const folder = join(temporaryFolder(), 'monday')
  const backup = () =>
    runProgram('cli', { DATA_DIR: dataDir, PORT: new URL(address).port }, ['backup', folder])
  expect(await backup()).toMatchObject({
    code: 0,
    output: expect.stringContaining(`The backup is in ${folder}, with 1 photos.`),
  })
  expect(await backup()).toMatchObject({
    code: 1,
    output: expect.stringContaining('Name a new folder'),
  })
  expect((await end('SIGTERM')).code).toBe(0)

  const elsewhere = temporaryFolder()
  const there = { DATA_DIR: elsewhere, NODE_ENV: 'test' }
  // A restore that cannot store the photos can be repeated.
  writeFileSync(join(elsewhere, 'photos'), 'in the way')
  await expect(runRestoreCommand([folder], there)).rejects.toThrow('EEXIST')
  rmSync(join(elsewhere, 'photos'))
  expect(await runRestoreCommand([folder], there)).toContain('and 1 photos of')
  expect(readFileSync(join(elsewhere, 'photos', 'homes', 'a.webp'), 'utf8')).toBe('a photo')
  expect(await rowsIn(elsewhere)).toEqual(await rowsIn(dataDir))

  await expect(runRestoreCommand(['/nowhere'], there)).rejects.toThrow('no backup')
})

it('names what is missing, changed or foreign in a backup before it restores anything', async () => {
  const full = await settingsOfNewDatabase()
  const { database, close } = await connectDatabase(
    readConfig({ ...full, NODE_ENV: 'test' }).database,
  )
  await migrateToLatest(database)
  await fill(database)
  await close()
  const homes = join(full['DATA_DIR'] ?? '', 'photos', 'homes')
  mkdirSync(homes, { recursive: true })
  writeFileSync(join(homes, 'a.webp'), 'a photo')
  const folder = join(temporaryFolder(), 'monday')
  await runBackupCommand([folder], { ...full, NODE_ENV: 'test' })
  const there = { DATA_DIR: '', ...(await settingsOfNewDatabase()), NODE_ENV: 'test' }
  const restore = () => runRestoreCommand([folder], there)

  const photo = join(folder, 'photos', 'homes', 'a.webp')
  rmSync(photo)
  await expect(restore()).rejects.toThrow('photos/homes/a.webp is missing.')
  writeFileSync(photo, 'b photo')
  await expect(restore()).rejects.toThrow('photos/homes/a.webp has changed')
  writeFileSync(photo, 'a photo')
  writeFileSync(`${photo}.orig`, 'a photo')
  await expect(restore()).rejects.toThrow('a.webp.orig does not belong')
  rmSync(`${photo}.orig`)

  const file = join(folder, 'database.jsonl.gz')
  const packed = readFileSync(file)
  const flipped = Buffer.from(packed)
  flipped[1_000] = (flipped[1_000] ?? 0) ^ 1
  for (const damaged of [packed.subarray(0, 1_000), flipped]) {
    writeFileSync(file, damaged)
    await expect(restore()).rejects.toThrow('database.jsonl.gz has changed')
  }
  const rows = gunzipSync(packed).toString()
  writeFileSync(file, gzipSync(rows.replace('"is_staff": false', '"is_staff": true')))
  await expect(restore()).rejects.toThrow('The rows of the table users are not those')
  await writeDigests(folder)
  await expect(restore()).rejects.toThrow('The rows of the table users are not those')
  writeFileSync(file, packed)
  rmSync(join(folder, 'SHA256SUMS'))
  await expect(restore()).rejects.toThrow('SHA256SUMS is missing')
  expect(existsSync(join(there.DATA_DIR, 'photos'))).toBe(false)

  // As an earlier version wrote it.
  const old = gzipSync(rows.replace(/,"tables":.*}$/m, '}'))
  writeFileSync(file, old.subarray(0, 1_000))
  await expect(restore()).rejects.toThrow('The backup is damaged')
  writeFileSync(file, old)
  expect(await restore()).toContain('no digests, so its content was not checked')
})

it('leaves no folder behind when it fails, so that the same command works later', async () => {
  const folder = join(temporaryFolder(), 'monday')
  const away = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/staylet', NODE_ENV: 'test' }
  await expect(runBackupCommand([folder], away)).rejects.toThrow('ECONNREFUSED')
  expect(existsSync(folder)).toBe(false)
})

it.skipIf(inject('postgresUrl') === '')(
  'a restore is refused in words while another one fills the same database',
  async () => {
    const [full, empty] = [await settingsOfNewDatabase(), await settingsOfNewDatabase()]
    const open = async (env: Record<string, string>) => {
      const opened = await connectDatabase({ kind: 'server', url: env['DATABASE_URL'] ?? '' })
      onTestFinished(opened.close)
      return opened.database
    }
    await migrateToLatest(await open(full))
    const folder = join(temporaryFolder(), 'copy')
    await runBackupCommand([folder], full)
    const restore = () => runRestoreCommand([folder], empty)
    await workAlone(
      'restore',
      'server',
      await open(empty),
      () => expect(restore()).rejects.toThrow('Another restore fills this database'),
      () => expect.unreachable(),
    )
    expect(await restore()).toContain('are restored')
  },
)

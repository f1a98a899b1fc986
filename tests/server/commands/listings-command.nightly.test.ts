import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runListingsCommand } from '@server/commands/listings-command'
import { withCommandDatabase } from '@server/commands/open-command-database'
import { readConfig } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { workAlone } from '@server/database/work-alone'
import { searchListings } from '@server/listing/listing-repository'
import { createStoreCheck } from '@server/media/store-id'
import { identifyStore, sharePhotos } from '@server/start/share-photos'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { insertGuest } from '@tests/server/rows'
import { NOW, temporaryFolder } from '@tests/server/test-server'

let settings: Record<string, string>
const folder = temporaryFolder()
const lines: string[] = []

const run = (args: readonly string[], env = {}, signal = new AbortController().signal) =>
  runListingsCommand(
    args,
    { ...settings, ...env },
    { signal, show: (line) => lines.push(line), now: NOW },
  )

const withDatabase = <T>(work: (database: Database) => Promise<T>) =>
  withCommandDatabase(settings, work)

const listings = () =>
  withDatabase(async (database) => (await searchListings(database, {}, '2026-03-10')).listings)
const photoFiles = () => readdirSync(join(settings['DATA_DIR'] ?? '', 'photos', 'homes'))

const photo = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 50 } } })
    .webp()
    .toBuffer()

const HEAD = 'key,name,description,city,state,country,basePrice,bedroomNo,bathroomNo,propertyType'
const row = (key: string, name = 'Palm Court') =>
  `${key},${name},Shade all day.,Ikeja,Lagos State,Nigeria,30000.50,2,1,House`

/** Writes a file of listings and imports it. */
const importing = (
  content: string,
  { args = [] as string[], env = {}, name = 'listings.csv' } = {},
) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return run(['import', file, ...args], env)
}

beforeAll(async () => {
  settings = await settingsOfNewDatabase()
  await withDatabase((database) => insertGuest(database, 'ada@example.com'))
  writeFileSync(join(folder, 'living.webp'), await photo(200))
  writeFileSync(join(folder, 'bed.webp'), await photo(20))
})
afterAll(() => {
  for (const each of [settings['DATA_DIR'] ?? '', folder])
    rmSync(each, { recursive: true, force: true })
})

it('the recipe for putting up a listing works as it is written', async () => {
  const recipe = readFileSync('docs/how-to/put-up-a-listing.md', 'utf8')
  const [, csv = ''] = /```csv\n([\s\S]*?)```/.exec(recipe) ?? []
  writeFileSync(join(folder, 'listings.csv'), csv.replace(/^ +/gm, ''))
  const commands = [...recipe.matchAll(/`npm run listings -- ([^`]+)`/g)].map(([, text = '']) =>
    text
      .split(' ')
      .map((word) => (/^(?:\w+\.csv|originals)$/.test(word) ? join(folder, word) : word)),
  )
  expect(commands).toHaveLength(5)
  const [dry = [], real = [], set = [], out = [], back = []] = commands
  expect((await run(dry)).message).toContain('1 listing would be created')
  expect(await listings()).toEqual([])
  expect(await run(real)).toEqual({
    message: '1 listing created, 0 changed, 0 unchanged, 0 rows refused.',
    isComplete: true,
  })
  const counted = await withDatabase((database) =>
    sql`select reltuples from pg_class where oid = 'listings'::regclass`.execute(database),
  )
  expect(counted.rows).toEqual([{ reltuples: 1 }])
  const [loft] = await listings()
  expect(loft).toMatchObject({
    name: 'Lagoon Loft',
    basePrice: 45_000,
    listingImg: [{ alt: 'The living room', width: 60 }, { alt: 'The bed' }],
  })
  expect(loft?.amenities).toHaveLength(2)

  const again = await run(real)
  expect(again.message).toContain('0 listings created, 0 changed, 1 unchanged')
  expect(photoFiles()).toHaveLength(2)

  expect((await run(set)).message).toContain('1 changed')
  const rates = 'rates=fri sat: 60000 | 2026-12-15 to 2027-01-03: 120000 min 3'
  expect((await run(['set', 'loft-1', rates])).message).toContain('1 changed')
  expect((await run(['set', 'loft-1', rates])).message).toContain('1 unchanged')
  expect((await listings())[0]).toMatchObject({
    minimumNights: 2,
    rates: [
      { weekdays: ['fri', 'sat'], price: 60_000 },
      { startDate: '2026-12-15', endDate: '2027-01-03', price: 120_000, minimumNights: 3 },
    ],
  })
  await expect(run(['set', 'loft-9', rates])).rejects.toThrow('no listing with the key loft-9')

  await run(out)
  expect(readdirSync(join(folder, 'originals'))).toHaveLength(2)
  for (const photos of [[], ['--photos', join(folder, 'originals')]]) {
    const { message } = await run([...back, ...photos])
    expect(message).toContain('0 changed, 1 unchanged, 0 rows refused')
  }
  // The same file restores the listing in another database.
  const other = await settingsOfNewDatabase()
  expect((await run(back, other)).message).toMatch(/^1 host created: .*\n1 listing created/)
  expect((await run(back, other)).message).toContain('1 unchanged')
  // Without its photos, a file is of use in its own database alone.
  const bare = join(folder, 'bare.csv')
  expect((await run(['export', bare])).message).toContain('exported with --photos <folder>')
  const empty = await settingsOfNewDatabase()
  const refused = (await run(['import', bare, '--create-hosts'], empty)).message
  expect(refused).toContain('give that of the photos with --photos')
  rmSync(empty['DATA_DIR'] ?? '', { recursive: true, force: true })
  rmSync(other['DATA_DIR'] ?? '', { recursive: true, force: true })
})

it('an import changes what differs, in the order of the file, and withdraws', async () => {
  const changed = 'key,name,photos,published\nloft-1,Sunset Loft,bed.webp,\n'
  expect((await importing(changed)).message).toContain('0 listings created, 1 changed')
  expect(await listings()).toMatchObject([
    { name: 'Sunset Loft', city: 'Lekki', listingImg: [{ alt: 'The bed' }] },
  ])
  expect(photoFiles()).toHaveLength(1)
  await importing('Key;Published\nLOFT-1;no\n')
  expect(await listings()).toEqual([])
  await importing(JSON.stringify([{ key: 'loft-1', published: true, basePrice: 50_000 }]), {
    name: 'homes.json',
  })
  expect(await listings()).toMatchObject([{ name: 'Sunset Loft', basePrice: 50_000 }])
})

it('an import refuses single rows, and says why', async () => {
  symlinkSync('/etc/hostname', join(folder, 'link.webp'))
  writeFileSync(join(folder, 'text.webp'), 'no photo')
  writeFileSync(join(folder, 'torn.webp'), (await photo(1)).subarray(0, 60))
  mkdirSync(join(folder, 'deep'))
  const wrong = [
    [`${row('a').replace('30000.50', 'much')},`, 'basePrice must be a number'],
    [`${row('b').replace('30000.50', '1.005')},`, 'basePrice must have at most 2 decimals'],
    [`${row('b-2').replace('30000.50', '45.000')},`, 'basePrice must have at most 2 decimals'],
    [`${row('b-4').replace('30000.50', '"60,00"')},`, 'basePrice must be a number'],
    [`${row('b-3', 'Palm\0Court')},`, 'name must not contain NUL'],
    [`${row('c').replace('House', 'Castle')},`, "propertyType 'Castle' does not exist yet"],
    [`${row('')},`, 'key must be a text of your own'],
    [`${row('loft-2', 'x'.repeat(201))},`, 'name must have at most 200 characters'],
    [`${row('d')},../../etc/passwd`, `is not in the folder ${folder}`],
    [`${row('e')},/etc/hostname`, 'is outside of the folder of photos'],
    [`${row('f')},link.webp`, 'is outside of the folder of photos'],
    [`${row('g')},deep`, 'is not a file'],
    [`${row('h')},text.webp`, 'text.webp is not a photo'],
    [`${row('i')},torn.webp`, 'torn.webp is damaged'],
    [`${row('j')},missing.webp`, `missing.webp is not in the folder ${folder}`],
    [`${row('k')},file:///etc/hostname`, 'is not at an origin of PHOTO_ORIGINS'],
    [`${row('l')},http://169.254.169.254/latest`, 'is not at an origin of PHOTO_ORIGINS'],
    [`${row('m')},${Array(31).fill('bed.webp').join('|')}`, 'at most 30 are allowed'],
    [`${row('n')},bed.webp,too many cells`, 'Invalid Record Length'],
  ]
  const before = await listings()
  const content = [`${HEAD},photos`, ...wrong.map(([line]) => line), `${row('z')},bed.webp`]
  const dry = await importing(content.join('\n'), { args: ['--dry-run'] })
  const { message, isComplete } = await importing(content.join('\n'))
  for (const [, reason = ''] of wrong) {
    expect(dry.message).toContain(reason)
    expect(message).toContain(reason)
  }
  expect(message).toContain(
    `1 listing created, 0 changed, 0 unchanged, ${wrong.length} rows refused.`,
  )
  expect(message).toMatch(/^line 2: basePrice/)
  expect(isComplete).toBe(false)
  expect(await listings()).toHaveLength(before.length + 1)
  expect(photoFiles()).toHaveLength(2)

  const twice = await importing([HEAD, row('z'), row('Z'), row('y')].join('\n'), {
    args: ['--host', 'nobody@example.com'],
  })
  expect(twice.message).toContain('line 3 (Z): has the key of line 2')
  expect(twice.message).toContain('line 4 (y): host: there is no account nobody@example.com')
})

it('an import fetches photos only from allowed origins, and follows no redirect', async () => {
  const asked: string[] = []
  const content = await photo(120)
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/away.webp') response.writeHead(302, { location: '/home.webp' }).end()
    else if (request.url === '/huge.webp') {
      response.on('error', () => undefined)
      const more = () => void (!response.destroyed && response.write(Buffer.alloc(1e6), more))
      more()
    } else if (request.url === '/none.webp') response.writeHead(404).end()
    else response.end(content)
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { PHOTO_ORIGINS: origin }
  const rows = ['home', 'away', 'huge', 'none'].map(
    (name) => `${row(`far-${name}`)},${origin}/${name}.webp`,
  )
  const file = [`${HEAD},photos`, ...rows].join('\n')
  const dry = await importing(file, { env, args: ['--dry-run'] })
  expect(dry.message).toContain('4 listings would be created')
  expect(asked).toEqual([])
  const { message } = await importing(file, { env })
  expect(message).toContain('1 listing created')
  expect(message).toContain('away.webp redirects, and redirects are not followed')
  expect(message).toContain('huge.webp is larger than 15 MB')
  expect(message).toContain('none.webp responds with status 404')
  await importing(file, { env })
  expect(asked.filter((path) => path === '/home.webp')).toHaveLength(1)
  expect((await importing(file)).message).toContain('4 rows refused')
  server.closeAllConnections()
  server.close()
})

it('an import names what a draft still lacks', async () => {
  const { message, isComplete } = await importing('key,name,city\nhalf-1,Half Moon,Lekki\n')
  expect(message).toContain('line 2 (half-1): stays a draft without description, state')
  expect(message).toContain('1 listing created')
  expect(isComplete).toBe(true)
})

it('an import reads what Excel writes', async () => {
  const lines = ['sep=;', `${HEAD};;`.replaceAll(',', ';'), row('excel-1', '"Café ""Olé"""')]
  const text = `${lines.join('\r\n').replaceAll(',', ';')};;\r\n;;;;;;;;;;;\r\n`
  const expected = /1 listing created, 0 changed, 0 unchanged, 0 rows refused/
  const file = join(folder, 'excel.csv')
  writeFileSync(file, Buffer.from(text, 'latin1'))
  const { message } = await run(['import', file])
  expect(message).toMatch(expected)
  expect(message).toContain('was read as Windows-1252')
  expect((await listings()).map(({ name }) => name)).toContain('Café "Olé"')
  const utf16 = text.replace('sep=;\r\n', '').replace('excel-1', 'excel-2').replaceAll(';', '\t')
  writeFileSync(file, Buffer.from(`\uFEFF${utf16}`, 'utf16le'))
  expect((await run(['import', file])).message).toMatch(expected)
  const stray = await importing(`${HEAD},\n${row('stray')},lost\n`)
  expect(stray.message).toContain("has 'lost' in a column without a heading")
  await expect(importing(`${HEAD}\n`)).rejects.toThrow('has no rows.')
})

it('an export keeps spreadsheets from running formulas, and can be imported again', async () => {
  const name = '"=HYPERLINK(""http://evil.example"",""Palm"")"'
  await importing([HEAD, row('formula', name)].join('\n'))
  const file = join(folder, 'formulas.csv')
  await run(['export', file])
  expect(readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""http://evil.example"",""Palm"")"`)
  expect((await run(['import', file])).message).toMatch(/0 listings created, 0 changed/)
  expect((await listings()).map((listing) => listing.name)).toContain(
    '=HYPERLINK("http://evil.example","Palm")',
  )
  const json = join(folder, 'formulas.json')
  await run(['export', json])
  expect((await run(['import', json])).message).toMatch(/0 listings created, 0 changed/)
})

it('the listings command explains a wrong command line or file, and can be stopped', async () => {
  const file = join(folder, 'listings.csv')
  const wrong = [
    [],
    ['import'],
    ['import', 'homes.txt'],
    ['export', file, '--dry-run'],
    ['import', file, '--x'],
  ]
  for (const args of wrong) await expect(run(args)).rejects.toThrow('Usage: npm run listings')
  await expect(run(['import', join(folder, 'none.csv')])).rejects.toThrow('There is no file')
  await expect(run(['export', file])).rejects.toThrow('exists. Name a new file.')
  await expect(importing('key,prise\na,1')).rejects.toThrow("The columns 'prise' are unknown.")
  await expect(importing('key,Key\na,b')).rejects.toThrow('The column key appears twice.')
  await expect(importing('{', { name: 'homes.json' })).rejects.toThrow('is not valid JSON')
  await expect(importing('3', { name: 'homes.json' })).rejects.toThrow('must contain a list')
  const broken = await importing(`${HEAD}\n${row('loft-9')}\nx,"never closed`)
  expect(broken.message).toMatch(/row .*[Qq]uot/)
  writeFileSync(file, [HEAD, row('never')].join('\n'))
  const stopped = await run(['import', file], {}, AbortSignal.abort())
  expect(stopped).toMatchObject({ isComplete: false })
  expect(stopped.message).toContain('Run the same command again to continue.')
  expect(lines.at(-1)).toContain('0 of 1 rows')
})

it.skipIf(inject('postgresUrl') === '')(
  'an import is refused in words while another one runs',
  async () => {
    const twice = () => importing(`${HEAD}\n${row('twice')}`, { name: 'twice.csv' })
    await withDatabase((database) =>
      workAlone(
        'import',
        'server',
        database,
        () => expect(twice()).rejects.toThrow('Another import stores listings in this database'),
        () => expect.unreachable(),
      ),
    )
    expect((await twice()).message).toContain('1 listing created')
  },
)

it.skipIf(inject('postgresUrl') === '')(
  'an import stores no photos where the processes that serve guests would not find them',
  async () => {
    const away = { DATA_DIR: temporaryFolder() }
    const importAway = (args: string[] = []) =>
      importing(`${HEAD}\n${row('away')}`, { name: 'away.csv', env: away, args })
    const serving = readConfig(settings)
    await withDatabase(async (database) => {
      const storeCheck = createStoreCheck(join(serving.dataDir, 'photos'))
      const leave = await sharePhotos({
        store: await identifyStore({ config: serving, database, storeCheck }),
        database,
        onFault: (error) => expect.unreachable(String(error)),
      })
      await expect(importAway()).rejects.toThrow(
        `stores photos in the folder ${serving.dataDir}/photos on`,
      )
      expect((await importAway(['--dry-run'])).message).toContain('1 listing would be created')
      await leave()
    })
    expect((await importAway()).message).toContain('1 listing created')
  },
)

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runBookingCommand } from '@server/commands/booking-command'
import { runDoctorCommand } from '@server/commands/doctor-command'
import { runListingsCommand } from '@server/commands/listings-command'
import { runStaffCommand } from '@server/commands/staff-command'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { insertGuest, makePayload } from '@tests/server/rows'
import { startSmtpServer } from '@tests/server/smtp-server'
import { as, NOW, startTestServer, temporaryFolder } from '@tests/server/test-server'

/** Fewer than the document promises, because every other test waits for this one. */
const LISTINGS = 12

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
const folder = temporaryFolder()
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(async () => {
  await smtp.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns all commands of the document, each as a person types it. */
function documented() {
  const text = readFileSync('docs/operations.md', 'utf8')
  const [, block = ''] = /first booking\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? []
  return block.trim().split(/\n|&& /)
}

/** Returns the name and the arguments of the commands that belong to Staylet. */
const commandsOfStaylet = () =>
  documented()
    .filter((line) => line.startsWith('npm run '))
    .map((line) => line.replace('npm run ', '').replace(' -- ', ' ').split(' '))

async function writeListings() {
  const rows = Array.from({ length: LISTINGS }, (_, n) =>
    [
      `home-${n}`,
      'ada.host@example.com',
      `Lagoon Loft ${n}`,
      'Glass to the lagoon.',
      'Lekki',
      'Lagos State',
      'Nigeria',
    ]
      .concat(['45000', '2', '2', '4', 'Apartment', 'living.webp|bed.webp'])
      .join(','),
  )
  const head =
    'key,host,name,description,city,state,country,basePrice,bedroomNo,bathroomNo,guestNo,propertyType,photos'
  writeFileSync(join(folder, 'listings.csv'), [head, ...rows].join('\n'))
  for (const name of ['living', 'bed']) {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    await picture.webp().toFile(join(folder, `${name}.webp`))
  }
}

it('the first day takes twelve commands', () => expect(documented()).toHaveLength(12))

it.skipIf(inject('postgresUrl') === '')(
  'the documented commands lead from an empty PostgreSQL to a confirmed booking',
  async () => {
    await writeListings()
    const env = {
      ...(await settingsOfNewDatabase()),
      NODE_ENV: 'production',
      // Tests do not query services of others.
      BREACHED_PASSWORDS_URL: 'off',
      PUBLIC_URL: 'https://staylet.example',
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'you@example.com',
    }
    const run = { signal: new AbortController().signal, show: () => undefined, now: NOW }
    const commands: Record<string, (args: string[]) => Promise<string>> = {
      doctor: async (args) => (await runDoctorCommand(args, env, NOW)).message,
      staff: (args) => runStaffCommand(args, env, { info: () => undefined }),
      listings: async (args) => (await runListingsCommand(args, env, run)).message,
      booking: (args) => runBookingCommand(args, env, NOW),
    }
    const follow = ([name = '', ...args]: string[], id = '') =>
      commands[name]?.(
        args.map((arg) => (arg === 'listings.csv' ? join(folder, arg) : arg.replace('<id>', id))),
      )
    const [doctor = [], staff = [], real = [], list = [], confirm = []] = commandsOfStaylet()

    expect(await follow(doctor)).toMatch(/\n0 faults, \d warnings?\.$/)
    expect(await follow(staff)).toContain('https://staylet.example/reset-password?token=')
    expect(await follow(real)).toContain(`${LISTINGS} listings created, 0 changed, 0 unchanged, 0`)

    const opened = await connectDatabase(readConfig(env).database)
    const app = await startTestServer(opened.database, { env })
    const { listings, total } = (await app.inject('/api/listing?limit=1')).json()
    expect(total).toBe(LISTINGS)
    const photo = await app.inject(listings[0].listingImg[0].fileUrl)
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
    const ada = await insertGuest(opened.database)
    const payload = makePayload(ada._id, listings[0]._id)
    const booked = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload,
    })
    const id = booked.json().booking._id as string

    expect(await follow(list)).toContain(`${id}\tPending`)
    expect(await follow(confirm, id)).toContain('is now Confirmed.')
    await app.deliveries.deliverDue()
    const subjects = smtp.received.map(({ mail }) => mail.subject)
    expect(subjects).toContain(`Your booking of ${listings[0].name} is confirmed`)
    const readers = smtp.received.flatMap(({ to }) => to)
    for (const reader of ['ada.host@example.com', 'you@example.com']) {
      expect(readers).toContain(reader)
    }
    await app.close()
    await opened.close()
  },
)

import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '@domain/paths'
import { describeOnEachDatabase } from '@tests/server/databases'
import { lastMessageTo } from '@tests/server/messages'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { startTestServer, temporaryFolder } from '@tests/server/test-server'

/** Texts that end the context which a page or a mail writes them into. */
const payloads = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</script><svg onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover=alert(1) x="',
  '--><iframe srcdoc="<script>alert(1)</script>">',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<a href=javascript:alert(1)>x</a>',
] as const

/** Elements and attributes that one of the payloads would bring. In JSON a quotation mark is escaped. */
const INJECTED =
  /<(script>alert|svg onload|img src=x|iframe srcdoc|base |meta http-equiv=refresh|a href=javascript)|(?<!\\)" onmouseover=/i

const appDirectory = temporaryFolder()
const shell = '<!doctype html><head><title>Staylet</title></head><body><div id="root"></div></body>'
beforeAll(() => writeFileSync(join(appDirectory, 'index.html'), shell))
afterAll(() => rmSync(appDirectory, { recursive: true, force: true }))

describeOnEachDatabase('texts of hosts', (database) => {
  it.each(payloads)('are text in pages and mails: %s', async (payload) => {
    const listing = await seedListing(database(), {
      name: `Loft ${payload}`,
      description: payload,
      city: payload,
    })
    const { slug } = await database()
      .selectFrom('listings')
      .select('slug')
      .where('id', '=', listing)
      .executeTakeFirstOrThrow()
    const app = await startTestServer(database(), { appDirectory })
    const page = await app.inject(paths.property(slug ?? ''))
    expect(page.body).toContain('Loft')
    expect(page.body).not.toMatch(INJECTED)

    const guest = await insertGuest(database(), 'ada@staylet.test')
    const booked = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: { authorization: `Bearer ${guest.token}` },
      payload: makePayload(guest._id, listing),
    })
    expect(booked.statusCode).toBe(201)
    const { html } = await lastMessageTo(app, 'ada@staylet.test')
    expect(html).toContain('Loft')
    expect(html).not.toMatch(INJECTED)
  })
})

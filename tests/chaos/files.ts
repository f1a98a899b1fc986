import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { PHOTO_WIDTHS } from '@domain/constants'
import { CONTENT_TYPES, PHOTO_FORMATS } from '@server/media/make-variant'
import { drawHostileFile, MARK, type HostileFile } from '@tests/chaos/weather/hostile-files'
import { makeForm } from '@tests/server/make-form'
import { insertGuest } from '@tests/server/rows'
import type { Campaign } from './campaign'
import { openServer } from './open-server'

const UPLOADS = 300
/** Uploads of one account, below its daily quota of listings. */
const EACH = 15
const MEGABYTE = 1e6

/** Metadata that says where, when or with what a photo was taken, or that contains other files. */
const METADATA = ['exif', 'xmp', 'iptc', 'icc', 'tifftagPhotoshop', 'comments'] as const

/** Returns what metadata a served photo still contains, or undefined when it is a plain picture. */
async function faultOf(content: Buffer) {
  if (content.includes(MARK)) return 'carries what was hidden in the upload'
  if (/<script|<svg|<html|<\?php/i.test(content.toString('latin1'))) return 'contains markup'
  const seen = await sharp(content).metadata()
  const kept = METADATA.filter((name) => name in seen)
  return kept.length > 0 ? `still has ${kept.join()}` : undefined
}

const allFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Uploads hostile files in place of photos. */
export const files: Campaign = {
  name: 'files',
  about: 'uploads that are not photos, too large, damaged, or carry scripts and places',
  run: async ({ tally, count, random, signal, say }) => {
    const wanted = count(UPLOADS, 12)
    const few = Math.floor(wanted / 10)
    const answered = tally.check('uploads answered below 500, with a message', wanted)
    const judged = tally.check('uploads that are not photos are refused', few)
    const served = tally.check('photos that are served are plain pictures', few)
    const typed = tally.check('photos are served as images, and as nothing else', few)
    const stored = tally.check('originals carry nothing but the picture', few)
    const placed = tally.check('files are where photos belong', 1)
    const memory = tally.figure('most memory that one upload takes', 'MB', { atMost: 500 })
    const draw = (limit: number) => Math.floor(random() * limit)
    const faults: string[] = []
    const { app, database, folder, close } = await openServer(
      () => new Date('2026-03-10T09:00:00Z'),
      { onFault: (line) => faults.push(line) },
    )
    try {
      let guest = { token: '' }
      const upload = async ({ name, content }: HostileFile) => {
        const { payload, headers } = await makeForm({ name: 'A loft' }, [{ content, name }])
        return app.inject({
          method: 'PATCH',
          url: '/api/listing',
          headers: { ...headers, authorization: `Bearer ${guest.token}` },
          payload,
        })
      }
      const look = async (fileUrl: string, detail: string) => {
        const width = PHOTO_WIDTHS[draw(PHOTO_WIDTHS.length)] ?? 480
        const format = PHOTO_FORMATS[draw(2) * 2] ?? 'webp'
        const url = `${fileUrl}/${width}.${format}`
        const { statusCode, headers, rawPayload } = await app.inject(url)
        const isImage =
          statusCode === 200 &&
          headers['content-type'] === CONTENT_TYPES[format] &&
          headers['x-content-type-options'] === 'nosniff'
        typed.record(
          isImage,
          `${url} answered ${statusCode} ${String(headers['content-type'])}: ${detail}`,
        )
        const fault = await faultOf(rawPayload)
        served.record(fault === undefined, `${fault}: ${detail}`)
      }
      for (let done = 0; done < wanted && !signal.aborted; done += 1) {
        if (done % EACH === 0) guest = await insertGuest(database, `host-${done}@staylet.test`)
        const file = await drawHostileFile(draw)
        const detail = `${file.kind}, named ${JSON.stringify(file.name.slice(0, 60))}`
        const before = process.memoryUsage.rss()
        const { statusCode, body } = await upload(file)
        memory.measure((process.memoryUsage.rss() - before) / MEGABYTE)
        const said = JSON.parse(body) as {
          message?: string
          listing?: { listingImg: { fileUrl: string }[] }
        }
        const hasWords = statusCode === 201 || (said.message ?? '') !== ''
        const isClean = !/<script|<img|\r|\n/i.test(said.message ?? '')
        answered.record(
          statusCode < 500 && hasWords && isClean,
          `${statusCode} ${body.slice(0, 200)}: ${detail}\n${faults.splice(0).join('')}`,
        )
        if (!file.isPhoto)
          judged.record([400, 413, 415].includes(statusCode), `${statusCode}: ${detail}`)
        for (const { fileUrl } of said.listing?.listingImg ?? []) await look(fileUrl, detail)
        if (done % 50 === 49) say(`${done + 1} of ${wanted}`)
      }
      // Files of a form are deleted after its response.
      while ((await readdir(join(folder, 'uploads'))).length > 0 && !signal.aborted) await wait(20)
      const inside = await allFiles(folder)
      for (const path of inside.filter((each) => each.includes('/photos/'))) {
        const fault = await faultOf(await readFile(path))
        stored.record(fault === undefined, `${path} ${fault}`)
      }
      const strange = inside.filter(
        (path) => !/\/(photos|photo-variants)\/[\w/.-]+\.(webp|jpg|avif)$/.test(path),
      )
      placed.record(strange.length === 0, `unexpected files: ${strange.join(' ')}`)
    } finally {
      await close()
    }
  },
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoListings } from '@server/demo/demo-listings'
import { demoPhotosFolder } from '@server/demo/demo-photos'
import { CARD_BYTES, CARD_WIDTHS, makeVariant, PHOTO_FORMATS } from '@server/media/make-variant'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

it('the card variant of every demo photo stays within 20 KB, at the hardest width', async () => {
  const files = new Set(demoListings.flatMap(({ photos }) => photos))
  expect(files.size).toBeGreaterThan(100)
  const widest = Math.max(...CARD_WIDTHS) as (typeof CARD_WIDTHS)[number]
  expect({ widest, limit: CARD_BYTES }).toEqual({ widest: 640, limit: 20_000 })
  const tooLarge: string[] = []
  for (const file of files) {
    const photo = await makeVariant(await readFile(join(demoPhotosFolder(), file)), widest, 'webp')
    if (photo.length > CARD_BYTES) tooLarge.push(`${file}: ${photo.length} bytes`)
  }
  expect(tooLarge).toEqual([])
})

it.each(PHOTO_FORMATS)(
  'a variant in %s has the requested width and the proportions of the original',
  async (format) => {
    const made = await makeVariant(await plain(1600, 1067).png().toBuffer(), 480, format)
    const { width, height, format: encoding } = await sharp(made).metadata()
    expect({ width, height }).toEqual({ width: 480, height: 320 })
    expect({ webp: 'webp', avif: 'heif', jpg: 'jpeg' }[format]).toBe(encoding)
  },
)

it('a variant is never larger than the photo', async () => {
  const made = await makeVariant(await plain(300, 200).png().toBuffer(), 1920, 'webp')
  expect((await sharp(made).metadata()).width).toBe(300)
})

it('a variant is upright and has no location', async () => {
  const sideways = await plain(400, 200)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, exif } = await sharp(await makeVariant(sideways, 160, 'jpg')).metadata()
  expect({ width, height }).toEqual({ width: 160, height: 320 })
  expect(exif).toBeUndefined()
})

it('a damaged photo and one that decodes to more than 40 megapixels have no variants', async () => {
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  await expect(makeVariant(whole.subarray(0, whole.length / 2), 320, 'webp')).rejects.toThrow(
    /premature end/i,
  )
  await expect(makeVariant(Buffer.from('not a photo'), 320, 'webp')).rejects.toThrow(
    /unsupported image/i,
  )
  const bomb = await plain(7_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
  await expect(makeVariant(bomb, 320, 'webp')).rejects.toThrow(/pixel limit/i)
})

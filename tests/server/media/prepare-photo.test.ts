import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { HttpError } from '@server/http-error'
import { photoTypeOf } from '@server/media/photo-type'
import { preparePhoto } from '@server/media/prepare-photo'

const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 100, b: 50 } } })

const refusal = async (content: Buffer, name = 'photo.jpg') => {
  try {
    await preparePhoto(content, name)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  throw new Error('It was not refused.')
}

/** Builds a single-colour PNG whose dimensions are far larger than its file size suggests. */
function bombPng(side: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer) {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

describe('a photo sent by a host', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is accepted as %s and kept as WebP',
    async (format) => {
      const prepared = await preparePhoto(await picture().toFormat(format).toBuffer(), 'a')
      expect(photoTypeOf(prepared.content)).toBe('WebP')
      expect(prepared).toMatchObject({ width: 640, height: 480 })
      expect(prepared.colour).toMatch(/^#[0-9a-f]{6}$/)
    },
  )

  it('loses its location, camera data and trailing bytes', async () => {
    const original = await picture()
      .withExif({
        IFD0: { Make: 'Secret camera' },
        IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { content } = await preparePhoto(
      Buffer.concat([original, Buffer.from('<script>alert(1)</script>')]),
      'a.jpg',
    )
    const { exif, icc, xmp, iptc } = await sharp(content).metadata()
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(content.includes('Secret camera') || content.includes('script')).toBe(false)
  })

  it('is turned upright and limited to 2560 pixels a side', async () => {
    const lying = await picture(4_000, 3_000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const prepared = await preparePhoto(lying, 'a.jpg')
    expect([prepared.width, prepared.height]).toEqual([1_920, 2_560])
  })

  it('is accepted with 12 megapixels, the size that phones make', async () => {
    const small = await sharp({
      create: {
        width: 403,
        height: 302,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: 'white',
      },
    })
      .png()
      .toBuffer()
    const phone = await sharp(small).resize(4_032, 3_024, { fit: 'fill' }).jpeg().toBuffer()
    expect(await preparePhoto(phone, 'a.jpg')).toMatchObject({ width: 2_560, height: 1_920 })
  })

  it('is checked by its content: GIF, SVG, HEIC, HTML and an empty file are refused with a message', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic00000000heicmif1'),
    ])
    const others = {
      'still.gif': await picture(8, 8).gif().toBuffer(),
      'drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'IMG_0001.HEIC': heic,
      'page.jpg': Buffer.from('<!doctype html><title>x</title>'),
      'nothing.jpg': Buffer.alloc(0),
    }
    for (const [name, content] of Object.entries(others)) {
      const { statusCode, message, fields } = await refusal(content, name)
      expect([statusCode, message]).toEqual([
        415,
        `${name} is not a supported photo. Send it as JPEG, PNG, WebP or AVIF.`,
      ])
      expect(fields?.['files']).toContain(name)
    }
  })

  it('is refused before decoding when it decodes to more than 40 megapixels', async () => {
    const bomb = bombPng(20_000)
    expect(bomb.length).toBeLessThan(100_000)
    const { statusCode, message } = await refusal(bomb, 'bomb.png')
    expect([statusCode, message]).toEqual([
      413,
      'bomb.png has more than 40 megapixels. Send a smaller one.',
    ])
  })

  it('is refused before decoding when a side is longer than any panorama', async () => {
    const column = await picture(1, 20_001).png().toBuffer()
    const { statusCode, message } = await refusal(column, 'column.png')
    expect([statusCode, message]).toEqual([
      413,
      'column.png has more than 20,000 pixels a side. Send a smaller one.',
    ])
    expect(await preparePhoto(await picture(1, 20_000).png().toBuffer(), 'a.png')).toBeDefined()
  })

  it('is refused when it is damaged or truncated', async () => {
    const whole = await picture().jpeg().toBuffer()
    const faults = [
      whole.subarray(0, 400),
      whole.subarray(0, 12),
      Buffer.from('89504e470d0a1a0a00', 'hex'),
    ]
    for (const content of faults) {
      const { statusCode, message } = await refusal(content)
      expect([statusCode, message]).toEqual([400, 'photo.jpg is damaged and cannot be opened.'])
    }
  })
})

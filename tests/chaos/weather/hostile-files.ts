import { deflateSync, gzipSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Text that every hostile file carries somewhere, and that no stored file may contain. */
export const MARK = 'CARRIED-BY-A-HOSTILE-FILE'

const SCRIPT = `<script>/*${MARK}*/document.title='run'</script>`

export interface HostileFile {
  /** Subject of the file, for the report. */
  kind: string
  /** Name as the host's device would send it. */
  name: string
  content: Buffer
  /** Whether the server may store the picture in the file. */
  isPhoto: boolean
}

/** Draws a number from 0 to below a limit. */
type Draw = (limit: number) => number

const NAMES = [
  'photo.jpg',
  '../../../../etc/passwd',
  '..\\..\\index.html',
  '/etc/cron.d/staylet',
  'C:\\Windows\\win.ini',
  'photo.jpg\u0000.php',
  'photo.php',
  'index.html',
  '.htaccess',
  `<img src=x onerror="${MARK}">.jpg`,
  '"><script>1</script>.png',
  'a\r\nset-cookie: x=y.jpg',
  '\u202egpj.exe',
  `${'long'.repeat(500)}.jpg`,
  '__proto__',
  'CON',
  '%2e%2e%2f%2e%2e%2fpasswd',
  ' ',
]

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex')

const header = (width: number, height: number, depth: number, colour: number) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = depth
  data[9] = colour
  return chunk('IHDR', data)
}

/** A PNG of zeros: a few kilobytes that unfold to every pixel. */
const pngOf = (width: number, height: number, more: Buffer[] = []) =>
  Buffer.concat([
    PNG_HEAD,
    header(width, height, 1, 0),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A PNG whose header promises more pixels than it has. */
const promisingPng = (width: number, height: number) =>
  Buffer.concat([
    PNG_HEAD,
    header(width, height, 8, 2),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** Overwrites the size in the frame header of a JPEG. */
function withJpegSize(jpeg: Buffer, width: number, height: number) {
  const copy = Buffer.from(jpeg)
  for (let at = 2; at < copy.length - 9; at += 2 + copy.readUInt16BE(at + 2)) {
    const marker = copy[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) {
      copy.writeUInt16BE(height, at + 5)
      copy.writeUInt16BE(width, at + 7)
      return copy
    }
  }
  return copy
}

/** Puts a segment of any kind behind the first marker of a JPEG. */
const withSegment = (jpeg: Buffer, marker: number, text: string) => {
  const data = Buffer.from(text, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

const PLACE = {
  IFD0: { Make: MARK, Copyright: SCRIPT, ImageDescription: SCRIPT },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1', GPSLongitude: '3/1 24/1 0/1' },
}
const XMP = `<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`

const base = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** Genuine pictures with something hidden in them. */
async function disguised(draw: Draw): Promise<Omit<HostileFile, 'name'>> {
  const picture = base(40 + draw(600), 40 + draw(400))
  const jpeg = await picture.clone().jpeg().toBuffer()
  const png = await picture.clone().png().toBuffer()
  const tagged = picture.clone().withExif(PLACE).withXmp(XMP)
  const makers: Record<string, () => Buffer | Promise<Buffer>> = {
    'JPEG with a place and a script in its EXIF': () => tagged.jpeg().toBuffer(),
    'WebP with a place and a script in its EXIF': () => tagged.webp().toBuffer(),
    'PNG with a place and a script in its EXIF': () => tagged.png().toBuffer(),
    'AVIF with a place and a script in its EXIF': () => tagged.avif({ effort: 0 }).toBuffer(),
    'JPEG followed by a page': () => Buffer.concat([jpeg, Buffer.from(`<html>${SCRIPT}`)]),
    'JPEG followed by a ZIP': () =>
      Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${MARK}`, 'latin1')]),
    'JPEG with a script as comment': () => withSegment(jpeg, 0xfe, `*/=1;${SCRIPT}/*`),
    'JPEG with a script as APP1': () => withSegment(jpeg, 0xe1, SCRIPT),
    'JPEG with a script as IPTC': () => withSegment(jpeg, 0xed, `Photoshop 3.0\0${SCRIPT}`),
    'PNG followed by PHP': () =>
      Buffer.concat([png, Buffer.from(`<?php system($_GET['c']); /*${MARK}*/`)]),
    'PNG with a script as text': () =>
      pngOf(64, 64, [chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`, 'latin1'))]),
    'PNG with a bomb as compressed text': () =>
      pngOf(64, 64, [
        chunk(
          'zTXt',
          Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(3e7))]),
        ),
      ]),
    'PNG with a bomb as colour profile': () =>
      pngOf(64, 64, [
        chunk(
          'iCCP',
          Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(Buffer.alloc(3e7))]),
        ),
      ]),
    'JPEG named as something else': () => withSegment(jpeg, 0xfe, MARK),
  }
  const kinds = Object.keys(makers)
  const kind = kinds[draw(kinds.length)] ?? ''
  return { kind, content: (await makers[kind]?.()) ?? png, isPhoto: true }
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}">${SCRIPT}</svg>`
const boxed = (type: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${type}\0\0\0\0${MARK}`, 'latin1')])

/** Files that are not photos of an accepted type. */
const others: Record<string, () => Buffer> = {
  'SVG with a script': () => Buffer.from(svg),
  'SVG behind a byte order mark': () => Buffer.from(`\ufeff  <?xml version="1.0"?>${svg}`),
  'SVG with an entity': () =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;${MARK}</svg>`),
  'compressed SVG': () => gzipSync(svg),
  'page with a script': () => Buffer.from(`<!doctype html>${SCRIPT}`),
  'page behind the head of a GIF': () => Buffer.from(`GIF89a/*${SCRIPT}*/=1;`),
  'script behind the head of a JPEG': () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(`*/alert(1)/*${SCRIPT}`)]),
  'script behind the head of a PNG': () => Buffer.concat([PNG_HEAD, Buffer.from(SCRIPT)]),
  'script behind the head of a WebP': () => Buffer.from(`RIFF\0\0\0\0WEBP${SCRIPT}`, 'latin1'),
  'head of an AVIF': () => boxed('avif'),
  'head of a HEIC': () => boxed('heic'),
  'head of an MP4': () => boxed('isom'),
  PDF: () => Buffer.from(`%PDF-1.7\n${MARK}`),
  'program for Windows': () => Buffer.from(`MZ\u0090\0${MARK}`, 'latin1'),
  'program for Linux': () => Buffer.from(`\u007fELF${MARK}`, 'latin1'),
  ZIP: () => Buffer.from(`PK\u0003\u0004${MARK}`, 'latin1'),
  BMP: () => Buffer.from(`BM${MARK}`),
  TIFF: () => Buffer.from(`II*\0${MARK}`, 'latin1'),
  icon: () => Buffer.from(`\0\0\u0001\0${MARK}`, 'latin1'),
  'PostScript for ImageMagick': () => Buffer.from(`%!PS\n(%pipe%id) (r) file ${MARK}`),
  'commands for ImageMagick': () => Buffer.from(`push graphic-context\nfill 'url(|id)' ${MARK}`),
  'nothing at all': () => Buffer.alloc(0),
  'one byte': () => Buffer.from([0xff]),
}

/** Pictures that unfold to far more than their file size. */
async function bomb(draw: Draw): Promise<Omit<HostileFile, 'name'>> {
  const jpeg = await base(64, 64).jpeg().toBuffer()
  const makers: Record<string, () => Buffer> = {
    'PNG of 400 megapixels': () => pngOf(20_000, 20_000),
    'PNG that promises 900 megapixels': () => promisingPng(30_000, 30_000),
    'PNG of one column': () => pngOf(1, 10_000_000),
    'PNG one pixel high': () => promisingPng(2 ** 31 - 1, 1),
    'PNG without width': () => promisingPng(0, 9),
    'JPEG that promises 4 gigapixels': () => withJpegSize(jpeg, 65_500, 65_500),
    'JPEG just beyond the limit': () => withJpegSize(jpeg, 6_400, 6_400),
  }
  const kinds = Object.keys(makers)
  const kind = kinds[draw(kinds.length)] ?? ''
  return { kind, content: makers[kind]?.() ?? jpeg, isPhoto: false }
}

/** Genuine pictures, cut off or with wrong bytes. */
async function damaged(draw: Draw): Promise<Omit<HostileFile, 'name'>> {
  const picture = base(200, 150).withExif(PLACE)
  const format = (['jpeg', 'png', 'webp', 'avif'] as const)[draw(4)] ?? 'jpeg'
  const whole = await picture.toFormat(format).toBuffer()
  if (draw(2) === 0) {
    const content = whole.subarray(0, 1 + draw(whole.length - 1))
    return { kind: `truncated ${format}`, content, isPhoto: true }
  }
  const content = Buffer.from(whole)
  for (let left = 1 + draw(20); left > 0; left -= 1) content[draw(content.length)] = draw(256)
  return { kind: `${format} with wrong bytes`, content, isPhoto: true }
}

/** Draws a hostile file with a hostile name. */
export async function drawHostileFile(draw: Draw): Promise<HostileFile> {
  const name = NAMES[draw(NAMES.length)] ?? 'photo.jpg'
  const kind = draw(10)
  if (kind < 4) return { name, ...(await disguised(draw)) }
  if (kind < 5) return { name, ...(await bomb(draw)) }
  if (kind < 7) return { name, ...(await damaged(draw)) }
  const kinds = Object.entries(others)
  const [other, make] = kinds[draw(kinds.length)] ?? ['nothing', () => Buffer.alloc(0)]
  return { name, kind: other, content: make(), isPhoto: false }
}

import { light } from '@domain/brand-colours'
import { brandCopy } from '@domain/copy/brand-copy'
import { pageHeadCopy } from '@domain/copy/page-head-copy'
import { ROOF_MARK } from '@ui/layout/roof-mark'

/**
 * Returns the icon: the roof mark on a tile of the brand's colour.
 *
 * @param isFull Whether the tile fills the square, with the mark inside the circle that every
 * system keeps when it cuts the icon.
 */
export const iconText = (
  isFull = false,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32"${isFull ? '' : ' rx="8"'} fill="${light.action}" />
  <path d="${ROOF_MARK}" transform="${isFull ? 'translate(6.2 6.2) scale(0.7)' : 'translate(2 2)'}" fill="none" stroke="${light.onAction}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
</svg>
`

/** Returns an .ico file that holds one picture of 32 pixels. */
export function iconFile(png: Buffer) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Pictures of the manifest. A launcher cuts a maskable one to its own shape, and shows any other as it is. */
export const INSTALLED_ICONS = [
  { file: 'icon-192.png', side: 192, purpose: 'any' },
  { file: 'icon-512.png', side: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const

const icon = ({ file, side, purpose }: (typeof INSTALLED_ICONS)[number]) => ({
  src: `/${file}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** Returns the manifest with which phones install the page. */
export const manifestText = () =>
  `${JSON.stringify(
    {
      id: '/',
      name: `${brandCopy.name} · ${brandCopy.tagline}`,
      short_name: brandCopy.name,
      description: pageHeadCopy.description,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: light.ground,
      theme_color: light.ground,
      lang: 'en',
      icons: INSTALLED_ICONS.map(icon),
    },
    null,
    2,
  )}\n`

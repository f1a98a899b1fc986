import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { iconText, manifestText } from '../../scripts/icon-text'

const file = (name: string) => readFileSync(`app/public/${name}`)

it('the icon has the colour and the mark of the brand', () => {
  expect(file('icon.svg').toString(), 'run `npm run icon`').toBe(iconText())
})

it('the manifest names icons of the sizes that it states, and the picture of shared links has its size', async () => {
  expect(file('manifest.webmanifest').toString(), 'run `npm run icon`').toBe(manifestText())
  const { icons } = JSON.parse(manifestText()) as { icons: { src: string; sizes: string }[] }
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(file(name)).metadata()
    return `${width}x${height}`
  }
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes)
  expect(await sizeOf('apple-touch-icon.png')).toBe('180x180')
  expect(await sizeOf('share.jpg')).toBe('1200x630')
  // An .ico file with one picture, which begins after its directory.
  const icon = file('favicon.ico')
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt32LE(18)]).toEqual([1, 1, 22])
  expect((await sharp(icon.subarray(22)).metadata()).width).toBe(32)
})

import { readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { iconFile, iconText, INSTALLED_ICONS, manifestText } from './icon-text'

/**
 * `npm run icon`: writes the icons, the manifest and the picture of shared links from the brand's
 * colour, mark and hero photo.
 */
const FOLDER = 'app/public'
const png = (side: number, isFull = false) =>
  sharp(Buffer.from(iconText(isFull)), { density: 72 * (side / 32) })
    .resize(side, side)
    .png()
    .toBuffer()

writeFileSync(`${FOLDER}/icon.svg`, iconText())
writeFileSync(`${FOLDER}/favicon.ico`, iconFile(await png(32)))
// These systems cut the corners by themselves.
writeFileSync(`${FOLDER}/apple-touch-icon.png`, await png(180, true))
for (const { file, side, purpose } of INSTALLED_ICONS)
  writeFileSync(`${FOLDER}/${file}`, await png(side, purpose === 'maskable'))
writeFileSync(`${FOLDER}/manifest.webmanifest`, manifestText())
const photo = readdirSync(`${FOLDER}/hero`).find((name) => /pool-dusk.*1920\.webp$/.test(name))
await sharp(`${FOLDER}/hero/${photo}`)
  .resize(1200, 630, { fit: 'cover' })
  .jpeg({ quality: 76, mozjpeg: true })
  .toFile(`${FOLDER}/share.jpg`)

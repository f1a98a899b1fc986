import { readFileSync, writeFileSync } from 'node:fs'
import { sourcesIn } from '@tests/meta/source-files'
import { noticeOf, refusedLicences, shippedPackages, type LockedPackages } from './licence-text'
import { packagesOfThePage } from './page-packages'

/** `npm run licences`: checks the licence of every package and writes the third-party notice. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: LockedPackages
}
const refused = refusedLicences(packages)
const shipped = shippedPackages(
  packages,
  packagesOfThePage(sourcesIn(['app', 'domain', 'features', 'ui'])),
)
writeFileSync('THIRD-PARTY.md', noticeOf(shipped))
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version} has a licence that nobody has accepted: ${licence}`)
}
const rows = Object.keys(packages).length - 1
console.log(`${rows} packages, ${shipped.length} of them shipped, ${refused.length} refused.`)
if (refused.length > 0) process.exitCode = 1

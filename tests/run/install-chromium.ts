import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from './chromium'

/**
 * Returns the commands to try until one installs a Chromium. Debian has a package. Ubuntu's is a snap,
 * which containers cannot run, so every other system uses Playwright's download.
 */
function installCommands() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  const isRoot = process.getuid?.() === 0
  if (isRoot && /^ID=debian$/m.test(system)) {
    const install = 'apt-get install -y -qq --no-install-recommends'
    return ['apt-get update -qq', `${install} chromium-headless-shell`, `${install} chromium`]
  }
  return [`npx playwright install ${isRoot && system !== '' ? '--with-deps ' : ''}chromium`]
}

/** Installs a Chromium when the machine has none. Throws a clear error if that fails. */
export function ensureChromium() {
  if (findChromium()) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of installCommands()) {
    console.log(`No Chromium here; running: ${command}`)
    spawnSync(command, { stdio: 'inherit', shell: true, env })
    if (findChromium()) return
  }
  throw new Error(
    'There is no Chromium, and installing one did not work. Run "npx playwright install chromium" ' +
      'or "apt-get install chromium", or set CHROMIUM_PATH to an installed browser.',
  )
}

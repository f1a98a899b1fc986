import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findChromium } from './chromium'

interface Machine {
  /** Text of /etc/os-release, or empty if there is none. */
  osRelease: string
  isRoot: boolean
}

/**
 * Returns the commands to try until one installs a Chromium. Debian has a package, and newer
 * releases also the faster headless shell. Ubuntu's package is a snap, which containers cannot run,
 * so every other system uses Playwright's download.
 */
export function installCommands({ osRelease, isRoot }: Machine): string[][] {
  const isDebian = /^ID=debian$/m.test(osRelease)
  if (isRoot && isDebian) {
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']
    return [
      ['apt-get', 'update', '-qq'],
      [...install, 'chromium-headless-shell'],
      [...install, 'chromium'],
    ]
  }
  const withLibraries = isRoot && osRelease !== '' ? ['--with-deps'] : []
  return [['npx', 'playwright', 'install', ...withLibraries, 'chromium']]
}

const readOsRelease = () => {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

/** Installs a Chromium when the machine has none. Throws a clear error if that fails. */
export function ensureChromium() {
  if (findChromium()) return
  const machine = { osRelease: readOsRelease(), isRoot: process.getuid?.() === 0 }
  for (const [command = '', ...args] of installCommands(machine)) {
    console.log(`No Chromium here; running: ${command} ${args.join(' ')}`)
    spawnSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (findChromium()) return
  }
  throw new Error(
    'There is no Chromium, and installing one did not work. Run "npx playwright install chromium" ' +
      'or "apt-get install chromium", or set CHROMIUM_PATH to an installed browser.',
  )
}

import { describe, expect, it } from 'vitest'
import { installCommands } from './install-chromium'

const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'

describe('installing a browser for the tests', () => {
  it("uses Debian's packages as root on Debian, the headless shell first", () => {
    const commands = installCommands({ osRelease: debian, isRoot: true })
    expect(commands.map(([program]) => program)).toEqual(['apt-get', 'apt-get', 'apt-get'])
    expect(commands.map((words) => words.at(-1))).toEqual([
      '-qq',
      'chromium-headless-shell',
      'chromium',
    ])
  })

  it("uses Playwright's download elsewhere, with system libraries when run as root", () => {
    const playwright = ['npx', 'playwright', 'install']
    expect(installCommands({ osRelease: debian, isRoot: false })).toEqual([
      [...playwright, 'chromium'],
    ])
    expect(installCommands({ osRelease: ubuntu, isRoot: true })).toEqual([
      [...playwright, '--with-deps', 'chromium'],
    ])
    expect(installCommands({ osRelease: '', isRoot: false })).toEqual([[...playwright, 'chromium']])
  })
})

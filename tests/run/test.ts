import { ensureChromium } from './install-chromium'
import { allSteps } from './named-steps'
import { wantedCache } from './step-cache'
import { runSteps } from './steps'
import { openTemporaryFolder } from './temporary-folder'

/** `npm test`: runs every test, on a machine that has only Node and git. */
ensureChromium()
const removeTemporaryFolder = openTemporaryFolder()
try {
  process.exitCode = await runSteps(allSteps, wantedCache())
} finally {
  removeTemporaryFolder()
}

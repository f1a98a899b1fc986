import { ensureChromium } from './install-chromium'
import { allSteps } from './named-steps'
import { wantedCache } from './step-cache'
import { runSteps } from './steps'
import { openTemporaryFolder } from './temporary-folder'

/**
 * `npm test`: runs the tests, on a machine that has only Node and git. Campaigns and some journeys
 * take turns, so a run takes a part of them; `npm test -- --whole` takes all.
 */
ensureChromium()
const removeTemporaryFolder = openTemporaryFolder()
try {
  process.exitCode = await runSteps(allSteps, wantedCache())
} finally {
  removeTemporaryFolder()
}

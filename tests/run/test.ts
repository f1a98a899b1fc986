import { ensureChromium } from './install-chromium'
import { allSteps } from './named-steps'
import { wantedCache } from './step-cache'
import { runSteps } from './steps'

/** `npm test`: runs every test, on a machine that has only Node and git. */
ensureChromium()
process.exitCode = await runSteps(allSteps, wantedCache())

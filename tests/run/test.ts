import { ensureChromium } from './install-chromium'
import { quickSteps, slowSteps } from './named-steps'
import { wantedCache } from './step-cache'
import { runSteps } from './steps'

/** `npm test`: runs every test, on a machine that has only Node and git. */
ensureChromium()
process.exitCode = await runSteps([...quickSteps, ...slowSteps], wantedCache())

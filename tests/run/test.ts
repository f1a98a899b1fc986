import { ensureChromium } from './install-chromium'
import { quickSteps, slowSteps } from './named-steps'
import { runSteps } from './steps'

/** `npm test`: every test there is, on a machine that has only Node and git. */
ensureChromium()
process.exitCode = await runSteps([...quickSteps, ...slowSteps])

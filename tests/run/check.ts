import { quickSteps } from './named-steps'
import { runSteps } from './steps'

/** `npm run check`: everything that needs neither a browser nor a server, under a minute. */
process.exitCode = await runSteps(quickSteps)

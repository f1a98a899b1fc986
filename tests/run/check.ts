import { quickSteps } from './named-steps'
import { wantedCache } from './step-cache'
import { runSteps } from './steps'

/** `npm run check`: every check that needs neither a browser nor a server, in under a minute. */
process.exitCode = await runSteps(quickSteps, wantedCache())

import { runProgram } from './run-program.mjs'

/** `npm run payments -- list`. */
await runProgram('payments-cli')

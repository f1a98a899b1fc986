import { runProgram } from './run-program.mjs'

/** `npm run doctor`. */
await runProgram('doctor-cli')

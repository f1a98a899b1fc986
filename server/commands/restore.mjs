import { runProgram } from './run-program.mjs'

/** `npm run restore -- <folder>`. */
await runProgram('restore-cli')

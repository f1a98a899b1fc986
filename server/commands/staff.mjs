import { runProgram } from './run-program.mjs'

/** `npm run staff -- grant <email>`. */
await runProgram('staff-cli')

import { runProgram } from './run-program.mjs'

/** `npm run listings -- import <file>`. */
await runProgram('listings-cli')

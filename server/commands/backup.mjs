import { runProgram } from './run-program.mjs'

/** `npm run backup -- <new folder>`. */
await runProgram('backup-cli')

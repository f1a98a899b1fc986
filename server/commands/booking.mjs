import { runProgram } from './run-program.mjs'

/** `npm run booking -- status <id> <status>`. */
await runProgram('booking-status-cli')

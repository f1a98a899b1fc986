import { runProgram } from './run-program.mjs'

/** `npm run seed -- --homes <number> --bookings <number>`. */
await runProgram('seed-cli')

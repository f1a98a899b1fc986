import { runProgram } from './run-program.mjs'

/** `npm run person -- export <email or phone>`. */
await runProgram('person-cli')

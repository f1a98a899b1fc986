import { runDoctorCommand } from './doctor-command'
import { runCommand } from './run-command'

await runCommand(async (args, env) => {
  const { message, isWell } = await runDoctorCommand(args, env)
  if (!isWell) process.exitCode = 1
  return message
})

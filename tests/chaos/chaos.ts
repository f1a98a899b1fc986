import { parseArgs } from 'node:util'
import { authorisation } from './authorisation'
import { runCampaign, type Campaign } from './campaign'
import { disk } from './disk'
import { fuzz } from './fuzz'
import { hoard } from './hoard'
import { kills, killsEmbedded } from './kills'
import { lockout } from './lockout'
import { loginFlood } from './login-flood'
import { outage } from './outage'
import { sigterm } from './sigterm'
import { storms, stormsEmbedded } from './storms'

const campaigns: Record<string, Campaign> = {
  storms,
  'storms-embedded': stormsEmbedded,
  kills,
  'kills-embedded': killsEmbedded,
  outage,
  sigterm,
  disk,
  authorisation,
  hoard,
  lockout,
  'login-flood': loginFlood,
  fuzz,
}

const USAGE = `Usage: npm run chaos [-- name …] [--seed <number>] [--share <above 0 to 1>] [--untimed]
Campaigns: ${Object.keys(campaigns).join(', ')}`

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      share: { type: 'string', default: '1' },
      untimed: { type: 'boolean', default: false },
    },
  })
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
  const share = Number(values.share)
  const areKnown = positionals.every((name) => name in campaigns)
  if (!areKnown || !Number.isSafeInteger(seed) || !(share > 0 && share <= 1)) throw new Error(USAGE)
  const names = positionals.length > 0 ? positionals : Object.keys(campaigns)
  return { names, seed, share, isUntimed: values.untimed }
}

/**
 * Foul weather, one campaign after another. It prints what was tried and what held, and exits with
 * 1 when anything broke. `--share` makes a part of all attempts. `--untimed` measures times, but
 * does not apply their limits, for a machine with other work.
 */
async function chaos() {
  const { names, ...options } = readOptions()
  console.log(`Seed ${options.seed}`)
  const broken: string[] = []
  for (const [name, campaign] of Object.entries(campaigns)) {
    if (!names.includes(name)) continue
    console.log(`\n── ${name}: ${campaign.about} ──`)
    const say = (line: string) => console.log(`   ${line}`)
    const faults = await runCampaign(campaign, { ...options, say })
    for (const fault of faults) console.log(`   break: ${fault}`)
    if (faults.length > 0) broken.push(name)
  }
  console.log(broken.length > 0 ? `\nBroken: ${broken.join(', ')}` : '\nEverything held.')
  process.exitCode = broken.length > 0 ? 1 : 0
}

await chaos().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
// A server that a broken campaign has left open would keep this process alive.
process.exit()

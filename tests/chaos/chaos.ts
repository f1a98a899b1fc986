import { readArguments } from './arguments'
import { campaigns } from './campaigns'
import { reportLines } from './report'
import { runCampaign, type Outcome } from './run-campaign'

/** A seed below this is easy to type again. */
const SEEDS = 1_000_000

/** A machine that lacks a program may skip its campaign, but CI may not. */
const requiresAll = process.env['STAYLET_REQUIRE_POSTGRES'] === '1'

/**
 * `npm run chaos [-- name …] [--seed N] [--share S]`: foul weather, one campaign after another.
 * It prints what was tried and what held, and exits with 1 when anything broke.
 */
async function chaos(args: readonly string[]) {
  const {
    names,
    seed = Math.floor(Math.random() * SEEDS),
    share,
  } = readArguments(args, Object.keys(campaigns))
  console.log(`Seed ${seed}${share < 1 ? `, ${share} of the full counts` : ''}.`)
  const outcomes: Outcome[] = []
  for (const name of names) {
    const campaign = await campaigns[name]?.()
    if (!campaign) throw new Error(`There is no campaign ${name}.`)
    console.log(`\n── ${name}: ${campaign.about} ──`)
    const missing = requiresAll ? undefined : campaign.missing?.()
    if (missing !== undefined) {
      console.log(`   Skipped: ${missing}. With STAYLET_REQUIRE_POSTGRES=1 this fails.`)
      continue
    }
    outcomes.push(
      await runCampaign(campaign, { seed, share, say: (line) => console.log(`   ${line}`) }),
    )
  }
  for (const line of reportLines(outcomes)) console.log(line)
  return outcomes.every(({ breaks }) => breaks.length === 0) ? 0 : 1
}

process.exit(
  await chaos(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }),
)

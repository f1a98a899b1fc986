import { readArguments } from './arguments'
import { campaigns } from './campaigns'
import { reportLines } from './report'
import { runCampaign, type Outcome } from './run-campaign'

/** A seed below this is easy to type again. */
const SEEDS = 1_000_000

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

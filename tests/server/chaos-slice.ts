import { describe, expect, it } from 'vitest'
import { campaigns } from '@tests/chaos/campaigns'
import { runCampaign } from '@tests/chaos/run-campaign'
import { inTurn, TURN } from '@tests/run/turn'

/** Share of the full counts; `npm run chaos` makes all attempts. */
const SHARE = 0.01
const SEED = 12
/** Timeout in milliseconds. Every start of a server takes a long time on a busy machine. */
const LONGEST = 5 * 60_000

const sliceOf = async (name: string) => {
  const campaign = await campaigns[name]?.()
  if (!campaign) throw new Error(`There is no campaign ${name}.`)
  const options = { seed: SEED, share: SHARE, appliesLimits: false }
  return (await runCampaign(campaign, options)).breaks
}

/** Returns the campaigns whose slices are long and whose turn it is. */
export const longSlicesInTurn = (names: readonly string[]) => inTurn(names, process.env[TURN])

/** Declares a test for a small part of each of these campaigns. They need no browser. */
export function describeSlices(names: readonly string[]) {
  describe('a slice of each campaign', () => {
    it.each(names)(
      '%s holds',
      async (name) => expect((await sliceOf(name)).join('\n')).toBe(''),
      LONGEST,
    )
  })
}

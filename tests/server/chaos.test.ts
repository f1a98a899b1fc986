import { describe, expect, it } from 'vitest'
import { campaigns } from '@tests/chaos/campaigns'
import { runCampaign } from '@tests/chaos/run-campaign'
import { mountingFault } from '@tests/chaos/weather/small-disk'

/** Share of the full counts; `npm run chaos` makes all attempts. */
const SHARE = 0.01
const SEED = 12
/** Timeout in milliseconds. Every start of a server takes long on a busy machine. */
const LONGEST = 5 * 60_000

/** Campaigns that need no browser. */
const names = [
  'outage',
  'sigterm',
  'floods',
  'fuzz',
  'startup',
  'storms',
  'storms-embedded',
  'kills',
  'kills-embedded',
  'lockout',
  'enumeration',
  'hoard',
  'authorisation',
  'files',
  'paths',
  'login-flood',
  // `npm run chaos -- disk` fails where no disk can be mounted. A skipped test would fail CI there.
  ...(mountingFault() ? [] : ['disk']),
]

const sliceOf = async (name: string) => {
  const campaign = await campaigns[name]?.()
  if (!campaign) throw new Error(`There is no campaign ${name}.`)
  const options = { seed: SEED, share: SHARE, appliesLimits: false }
  return (await runCampaign(campaign, options)).breaks
}

describe('a slice of each campaign', () => {
  it.each(names)('%s holds', async (name) => expect(await sliceOf(name)).toEqual([]), LONGEST)
})

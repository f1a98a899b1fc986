import { payloads } from '@tests/chaos/payloads'
import { runCampaign } from '@tests/chaos/run-campaign'
import { expect, test } from '@tests/e2e/support/test'

/** Share of the full count. `npm run chaos -- payloads` tries all of them. */
const SHARE = 0.005
const SEED = 12

test('scripts in fields and addresses run nowhere, and the policy has nothing to refuse', async () => {
  test.setTimeout(5 * 60_000)
  const outcome = await runCampaign(payloads, { seed: SEED, share: SHARE, appliesLimits: false })
  expect(outcome.breaks).toEqual([])
})

import { earlyVisits } from '@tests/chaos/early-visits'
import { runCampaign } from '@tests/chaos/run-campaign'
import { expect, test } from '@tests/e2e/support/test'

/** Four visits. `npm run chaos -- early-visits` makes 150. */
const SHARE = 0.01
const SEED = 12

test('guests who act before the code has come break nothing', async () => {
  test.setTimeout(5 * 60_000)
  const options = { seed: SEED, share: SHARE, appliesLimits: false }
  expect((await runCampaign(earlyVisits, options)).breaks).toEqual([])
})

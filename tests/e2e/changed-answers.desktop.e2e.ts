import { answers } from '@tests/chaos/answers'
import { runCampaign } from '@tests/chaos/run-campaign'
import { expect, test } from '@tests/e2e/support/test'

/** Share of the full count. `npm run chaos -- answers` changes all of its responses. */
const SHARE = 0.0032
const SEED = 12

test('changed responses leave no page blank, loading or with text of the code (ERR-01, ERR-02)', async () => {
  test.setTimeout(5 * 60_000)
  const outcome = await runCampaign(answers, { seed: SEED, share: SHARE, appliesLimits: false })
  expect(outcome.breaks).toEqual([])
})

import { payloads, payloadsOfGuest } from '@tests/chaos/payloads'
import { runCampaign } from '@tests/chaos/run-campaign'
import { expect, test } from '@tests/e2e/support/test'

/** One text of each campaign. `npm run chaos -- payloads payloads-guest` tries all of them. */
const SHARE = 0.001
const SEED = 12

for (const campaign of [payloads, payloadsOfGuest]) {
  test(`scripts run nowhere, and the policy has nothing to refuse: ${campaign.name}`, async () => {
    test.setTimeout(5 * 60_000)
    const options = { seed: SEED, share: SHARE, appliesLimits: false }
    expect((await runCampaign(campaign, options)).breaks).toEqual([])
  })
}

import { paths } from '@domain/paths'
import { walk } from '@tests/access/support/keyboard-walk'
import { randomOf } from '@tests/chaos/campaign'
import { ada, sessionOf } from '@tests/e2e/support/guests'
import { expect, test } from '@tests/e2e/support/test'

/** Random keys of a walk. */
const STEPS = 8

// Random keys send wrong logins and refused requests.
test.use({ tolerated: /./ })

for (const [index, path] of [paths.discover, paths.myBookings, paths.notifications].entries()) {
  test(`random keys on ${path} neither lose the focus nor cover it`, async ({ page, product }) => {
    const { token } = await sessionOf(product.address, ada)
    const random = randomOf(index + 1)
    const walked = await walk(page, { place: { path }, token, steps: STEPS, random })
    expect(walked.looked).toBeGreaterThan(0)
    expect([walked.lost, walked.covered]).toEqual(['', ''])
  })
}

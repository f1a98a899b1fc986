import { notFoundCopy } from '@domain/copy/not-found-copy'
import { open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test.use({ tolerated: /404 \(Not Found\)/ })

for (const [what, path] of [
  ['cut off in the middle of a letter', '/propertydetail/%E2%80'],
  ['with a stray percent sign', '/discover/%zz'],
  ['with a name that no listing can have', `/propertydetail/${'x'.repeat(1_500)}`],
  ['in capitals', '/DISCOVER'],
] as const) {
  test(`a link ${what} leads to the page that says so`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundCopy.title)
  })
}

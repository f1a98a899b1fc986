import type { Page } from '@playwright/test'

/** Collects a page's console errors, uncaught errors and content-security-policy violations. */
export async function watchComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(`${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  await page.exposeFunction('complain', (text: string) => complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { complain } = window as unknown as { complain: (text: string) => void }
      complain(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return complaints
}

import type { BrowserContext } from '@playwright/test'

/** Times by which the pages of every journey are slowed down, from CPU_SLOWDOWN. 1 by default. */
export const cpuSlowdown = Number(process.env['CPU_SLOWDOWN'] ?? 1)

/**
 * Slows down the pages of the context, so that a journey acts at moments that a fast machine never
 * shows it: before React has taken over a rendered page, or before late code has run.
 */
export function slowDown(context: BrowserContext) {
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    } catch (error) {
      // A page can close sooner.
      if (!page.isClosed()) throw error
    }
  })
}

import { GATEWAY_FAILURES } from '@domain/constants'

/** Time in milliseconds after which a cached page is better than a blank one. */
const NETWORK_TIMEOUT = 10_000

/** Paths of our origin that are not pages of the product. */
export const notPages = [/^\/(api|media|dev|assets)(\/|$)/, /\.(xml|txt|js|svg)$/, /^\/app-shell$/]

/**
 * Responds with a fresh page from the server, with its own head. If the server is out of reach or takes
 * longer than ten seconds, the kept app shell is used with the policy that it was sent with.
 */
export async function openPage(
  fresh: Promise<Response>,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT, undefined))
  const answer = await Promise.race([fresh.catch(() => undefined), late])
  if (answer && !GATEWAY_FAILURES.includes(answer.status)) return answer
  return (await shell().catch(() => undefined)) ?? fresh
}

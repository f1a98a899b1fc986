/** Milliseconds; after that a page from before is better than a white one. */
const patience = 10_000

/** Addresses of our origin that are no pages of the product. */
export const notPages = [/^\/(api|media|dev|assets)(\/|$)/, /\.(xml|txt|js|svg)$/, /^\/app-shell$/]

/**
 * A page comes fresh from the server, with its own head and nonce. Only when none comes, or not
 * within ten seconds, the kept shell stands in, under the policy and nonce it was sent with.
 */
export async function openPage(
  fresh: Promise<Response>,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))
  const answer = await Promise.race([fresh.catch(() => undefined), late])
  return answer ?? (await shell()) ?? fresh
}

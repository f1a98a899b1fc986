import type { GitHub } from './github-api.ts'

/** Run of the workflow "Catalogue", as the event about its end describes it. */
export interface CatalogueRun {
  head_sha: string
  head_branch: string
  head_repository: { full_name: string; owner: { login: string } }
  created_at: string
}

interface Pull {
  number: number
  state: string
  head: { sha: string }
  base: { ref: string }
  closed_at: string | null
}

interface Event {
  event: string
  created_at: string
}

/**
 * Time in milliseconds that a run may begin after the event that caused it. GitHub names neither the
 * event of a run nor the branch that its workflow came from.
 */
const LATEST_BEGINNING = 600_000

/**
 * Finds the open pull request to the default branch whose head is the commit of a run.
 *
 * A pull request to another branch takes its workflow from there, and that workflow may upload any
 * pictures under the name of this commit. Closing such a pull request may start it as well. So the
 * run counts only when no pull request has ever led this commit elsewhere, and none has led the
 * branch elsewhere since shortly before the run began.
 *
 * @returns `undefined` without such a pull request.
 */
export async function pullOfRun(
  github: Pick<GitHub, 'read' | 'list'>,
  run: CatalogueRun,
): Promise<{ number: number; refusal: string | undefined } | undefined> {
  const { default_branch } = await github.read<{ default_branch: string }>('')
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`)
  const pulls = await github.list<Pull>(`/pulls?state=all&head=${head}`)
  const own = pulls.find(
    ({ state, base, head: { sha } }) =>
      state === 'open' && base.ref === default_branch && sha === run.head_sha,
  )
  if (!own) return undefined
  const began = Date.parse(run.created_at) - LATEST_BEGINNING
  const elsewhere = pulls.find(
    ({ base, closed_at, head: { sha } }) =>
      base.ref !== default_branch &&
      (closed_at === null || sha === run.head_sha || Date.parse(closed_at) >= began),
  )
  if (elsewhere) {
    return {
      number: own.number,
      refusal:
        `Pull request ${elsewhere.number} leads or led this branch to ${elsewhere.base.ref}: ` +
        'close it and push a new commit ten minutes later.',
    }
  }
  const events = await Promise.all(
    pulls.map(({ number }) => github.list<Event>(`/issues/${number}/events`)),
  )
  const isMoved = events
    .flat()
    .some(({ event, created_at }) => /base/.test(event) && Date.parse(created_at) >= began)
  return {
    number: own.number,
    refusal: isMoved
      ? 'It may have led to another branch when its catalogue was built: close and reopen it in ten minutes.'
      : undefined,
  }
}

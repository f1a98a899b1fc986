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
 * Finds the open pull request to the default branch whose head is the commit of a run.
 *
 * A pull request to another branch takes its workflow from there, and that workflow may upload any
 * pictures under the name of this commit. So the run counts only when, since it began, every pull
 * request of the branch has led to the default branch.
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
  const began = Date.parse(run.created_at)
  const elsewhere = pulls.find(
    ({ base, closed_at }) =>
      base.ref !== default_branch && (closed_at === null || Date.parse(closed_at) >= began),
  )
  if (elsewhere) {
    return {
      number: own.number,
      refusal: `Pull request ${elsewhere.number} leads this branch to ${elsewhere.base.ref}.`,
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
    refusal: isMoved ? 'It led to another branch when its catalogue was built.' : undefined,
  }
}

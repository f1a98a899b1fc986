import type { Verdict } from '@tests/visual/write-review'

/** What GitHub says about a person. A bot, or an app in a person's name, is not one. */
export interface Person {
  login: string
  type: string
}

export interface Comment {
  user: Person | null
  body: string
  created_at: string
  updated_at: string
  /** App that wrote the comment in the person's name. */
  performed_via_github_app?: unknown
}

export interface PullReview {
  user: Person | null
  state: string
}

export interface Question {
  /** Head commit of the pull request. */
  head: string
  /** Everybody whose work the pull request is: its author and those of its commits. */
  authors: readonly string[]
  /** Verdict of the trusted run about this head, and the time when it was complete. */
  verdict: (Verdict & { madeAt: string }) | undefined
  comments: readonly Comment[]
  /** Reviews of the pull request, oldest first. */
  reviews: readonly PullReview[]
  /** Logins with the right to write. */
  writers: ReadonlySet<string>
}

export interface Decision {
  state: 'success' | 'pending' | 'failure'
  description: string
}

interface Act {
  login: string
  kind: 'approve' | 'reject' | 'edited'
}

const command = /^\/visual (approve|reject) ([0-9a-f]{64})\s*$/

/** Reads what a comment decides about exactly these pictures, if anything. */
function actOf(comment: Comment, { verdict, writers }: Question): Act | undefined {
  const { user, body, created_at, updated_at, performed_via_github_app } = comment
  if (!verdict || !user || user.type !== 'User' || performed_via_github_app) return undefined
  if (!writers.has(user.login)) return undefined
  const [, kind, digest] = command.exec(body.split(/\r?\n/)[0] ?? '') ?? []
  if (digest !== verdict.digest) return undefined
  // The pictures did not exist yet, so the person cannot have reviewed them.
  if (Date.parse(created_at) <= Date.parse(verdict.madeAt)) return undefined
  // Others may edit a person's comment, so an edited one proves nothing about that person.
  if (updated_at !== created_at) return { login: user.login, kind: 'edited' }
  return { login: user.login, kind: kind === 'approve' ? 'approve' : 'reject' }
}

/** Returns the people with the right to write whose latest review requests changes. */
function blockers({ reviews, writers }: Question) {
  const latest = new Map<string, string>()
  for (const { user, state } of reviews) {
    if (user && user.type === 'User' && state !== 'COMMENTED') latest.set(user.login, state)
  }
  return [...latest]
    .filter(([login, state]) => state === 'CHANGES_REQUESTED' && writers.has(login))
    .map(([login]) => login)
}

/**
 * Decides whether the pictures of a pull request are approved. An approval is the unedited comment
 * "/visual approve DIGEST" of a named person with the right to write, who is none of the authors,
 * given after the pictures with this digest existed.
 */
export function decide(question: Question): Decision {
  const { head, verdict, authors, comments } = question
  if (!verdict || verdict.head !== head) {
    return { state: 'pending', description: 'The pictures of this commit are not taken yet.' }
  }
  if (verdict.faults > 0) {
    return { state: 'failure', description: `${verdict.faults} stories could not be photographed.` }
  }
  if (verdict.changes === 0) return { state: 'success', description: 'No picture changed.' }
  const latest = new Map<string, Act['kind']>()
  for (const act of comments.map((comment) => actOf(comment, question))) {
    if (act) latest.set(act.login, act.kind)
  }
  const who = (kind: Act['kind']) =>
    [...latest].filter(([, latestKind]) => latestKind === kind).map(([login]) => login)
  const against = [...new Set([...who('reject'), ...blockers(question)])]
  if (against.length > 0) {
    return { state: 'failure', description: `Rejected by ${against.join(', ')}.` }
  }
  const approved = who('approve').filter((login) => !authors.includes(login))
  if (approved.length > 0) {
    return {
      state: 'success',
      description: `${verdict.changes} changes approved by ${approved.join(', ')}.`,
    }
  }
  const edited = who('edited')
  return {
    state: 'pending',
    description:
      edited.length > 0
        ? `The comment of ${edited.join(', ')} was edited: comment again.`
        : `${verdict.changes} changes wait for a reviewer.`,
  }
}

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
  /** Whether GitHub knows of an edit, which the times do not show when it came in the same second. */
  isEdited?: boolean
  /** App that wrote the comment in the person's name. */
  performed_via_github_app?: unknown
}

export interface PullReview {
  user: Person | null
  state: string
  submitted_at?: string | null
  /** Who dismissed it, when it had requested changes. */
  dismissedBy?: string
}

/** Name of the status that a repository requires. */
export const STATUS = 'visual review'

/** Longest description that GitHub takes. */
const LONGEST_DESCRIPTION = 140

export interface Question {
  /** Head commit of the pull request. */
  head: string
  /** Everybody who contributed to the pull request: who opened it, committed or pushed. */
  authors: readonly string[]
  /** Whether GitHub named the authors of every commit and everybody who pushed. */
  areAuthorsKnown: boolean
  /** Verdict of the trusted run about this head, and the time when it was complete. */
  verdict: (Verdict & { madeAt: string }) | undefined
  comments: readonly Comment[]
  /** Comments as they were until somebody deleted or edited them just now. */
  gone: readonly Comment[]
  /** Reviews of the pull request, oldest first. */
  reviews: readonly PullReview[]
  /** Rejections of these pictures that statuses name. A deleted comment does not undo them. */
  rejections: readonly { login: string; at: string }[]
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
  at: string
}

const approval = /^\/visual approve ([0-9a-f]{64})\s*$/

/**
 * A rejection counts however and wherever it is written, because a reviewer who is misread would not
 * notice. One that names other pictures is about those.
 */
const rejection = /\/visual\W*reject\w*(?:\W*([0-9a-f]{64}))?/gi

/** Leaves out the lines in which a reply quotes somebody else's words. */
const withoutQuotes = (body: string) => body.replace(/^\s*>.*$/gm, '')

/** Reads what the words of a comment decide about the pictures with a digest, if anything. */
function kindOf(body: string, digest: string): 'approve' | 'reject' | undefined {
  for (const [, named = digest] of withoutQuotes(body).matchAll(rejection)) {
    if (named.toLowerCase() === digest) return 'reject'
  }
  const [first = ''] = body.split(/\r?\n/)
  return approval.exec(first)?.[1] === digest ? 'approve' : undefined
}

/** Reads what a comment decides about exactly these pictures, if anything. */
function actOf(comment: Comment, { verdict, writers }: Question): Act | undefined {
  const { user, body, created_at, updated_at, performed_via_github_app } = comment
  if (!verdict || !user || user.type !== 'User' || performed_via_github_app) return undefined
  if (!writers.has(user.login)) return undefined
  const kind = kindOf(body, verdict.digest)
  if (!kind) return undefined
  // The pictures did not exist yet, so the person cannot have reviewed them. A rejection of equal
  // pictures of an earlier commit still holds.
  const isEarlier = Date.parse(created_at) <= Date.parse(verdict.madeAt)
  const namesPictures = body.toLowerCase().includes(verdict.digest)
  if (isEarlier && (kind === 'approve' || !namesPictures)) return undefined
  // Others may edit a person's comment, so an edited one proves nothing about that person.
  const isEdited = comment.isEdited === true || updated_at !== created_at
  return { login: user.login, kind: isEdited ? 'edited' : kind, at: created_at }
}

const named = /Rejected by ([^.]+)\./

/** Returns whose rejections the description of a status names. */
export const rejectedIn = (description: string) => named.exec(description)?.[1]?.split(', ') ?? []

/** Logins in small letters, because a co-author is named by whoever wrote the commit. */
const ownersOf = ({ authors }: Question) => new Set(authors.map((login) => login.toLowerCase()))

/**
 * Returns the people with the right to write whose latest review requests changes. Everybody who may
 * write can dismiss a review, so a dismissal counts like an approval: not from an author.
 */
function blockers(question: Question) {
  const { reviews, writers } = question
  const owners = ownersOf(question)
  const latest = new Map<string, PullReview>()
  for (const review of reviews) {
    const { user, state } = review
    if (user && user.type === 'User' && state !== 'COMMENTED') latest.set(user.login, review)
  }
  return [...latest]
    .filter(([login, { state, dismissedBy: by }]) => {
      if (!writers.has(login)) return false
      if (by === undefined || by === login) return state === 'CHANGES_REQUESTED'
      return !writers.has(by) || owners.has(by.toLowerCase())
    })
    .map(([login]) => login)
}

/** Returns who rejected these pictures and has not approved them since. */
function rejecters(latest: ReadonlyMap<string, Act>, question: Question) {
  const { rejections, gone, writers } = question
  const lost = gone.flatMap((comment) => {
    const act = actOf(comment, question)
    return act?.kind === 'reject' ? [act] : []
  })
  const earlier = [...rejections, ...lost]
    .filter(({ login, at }) => {
      const act = latest.get(login)
      const isTakenBack = act?.kind === 'approve' && Date.parse(act.at) > Date.parse(at)
      return writers.has(login) && !isTakenBack
    })
    .map(({ login }) => login)
  const now = [...latest.values()].filter(({ kind }) => kind === 'reject')
  return [...new Set([...earlier, ...now.map(({ login }) => login)])]
}

/**
 * Divides the description of a rejection among as many statuses as GitHub's limit needs. Together
 * they name everybody, so that all of them are remembered.
 */
export function descriptionsOf(description: string): string[] {
  const people = rejectedIn(description)
  const isLong = description.length > LONGEST_DESCRIPTION
  if (!isLong || people.length < 2) return [description.slice(0, LONGEST_DESCRIPTION)]
  const half = Math.ceil(people.length / 2)
  const parts = [people.slice(0, half), people.slice(half)]
  return parts.flatMap((some) => descriptionsOf(sentence('Rejected by', some).join('')))
}

const sentence = (words: string, people: readonly string[]) =>
  people.length > 0 ? [`${words} ${people.join(', ')}.`] : []

const subjectOf = ({ changes, judges }: Verdict) =>
  changes > 0 ? `${changes} changes` : `No picture changed, ${judges} files of the review itself`

/**
 * Decides whether the pictures of a pull request are approved. An approval is the unedited comment
 * "/visual approve DIGEST" of a named person with the right to write, who is none of the authors,
 * given after the pictures with this digest existed.
 */
export function decide(question: Question): Decision {
  const { head, verdict, areAuthorsKnown, comments } = question
  if (!verdict || verdict.head !== head) {
    return { state: 'pending', description: 'The pictures of this commit are not taken yet.' }
  }
  if (verdict.faults > 0) {
    return { state: 'failure', description: `${verdict.faults} stories could not be photographed.` }
  }
  const latest = new Map<string, Act>()
  for (const act of comments.map((comment) => actOf(comment, question))) {
    if (act) latest.set(act.login, act)
  }
  const against = [
    ...sentence('Rejected by', rejecters(latest, question)),
    ...sentence('Changes requested by', blockers(question)),
  ]
  // Equal pictures prove nothing when the change touches what builds and takes them.
  const needsNobody = verdict.changes === 0 && verdict.judges === 0
  if (against.length > 0 && !needsNobody)
    return { state: 'failure', description: against.join(' ') }
  if (needsNobody) return { state: 'success', description: 'No picture changed.' }
  const who = (kind: Act['kind']) =>
    [...latest.values()].filter((act) => act.kind === kind).map(({ login }) => login)
  const edited = who('edited')
  if (edited.length > 0) {
    // It may have been a rejection.
    return {
      state: 'pending',
      description: `The comment of ${edited.join(', ')} was edited: comment again.`,
    }
  }
  if (!areAuthorsKnown) {
    return { state: 'failure', description: 'GitHub does not tell who wrote and pushed all of it.' }
  }
  const owners = ownersOf(question)
  const approved = who('approve').filter((login) => !owners.has(login.toLowerCase()))
  return approved.length > 0
    ? { state: 'success', description: `${subjectOf(verdict)} approved by ${approved.join(', ')}.` }
    : { state: 'pending', description: `${subjectOf(verdict)} wait for a reviewer.` }
}

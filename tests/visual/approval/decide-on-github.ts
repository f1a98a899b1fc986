import { readFileSync } from 'node:fs'
import { decide, descriptionsOf, STATUS, type Comment } from './decide'
import { githubApi, setStatus } from './github-api'
import { factsOf } from './github-facts'
import { goneIn, type CommentEvent } from './gone-comments'

/**
 * Sets the status of a pull request's commit from what GitHub knows about it. It runs from the
 * default branch only, takes no pictures, and reads nothing of the pull request's checkout.
 */
const {
  GH_TOKEN = '',
  STATUS_TOKEN = GH_TOKEN,
  REPOSITORY = '',
  NUMBER = '',
  GITHUB_EVENT_PATH = '',
} = process.env

/** More than two changes while it decides are unlikely, and each of them starts a run of its own. */
const MOST_ROUNDS = 5

const github = githubApi(REPOSITORY, GH_TOKEN)

/** Decides once. Returns what was decided, or `undefined` when there is nothing to decide. */
async function decideOnce(gone: readonly Comment[], before: string | undefined) {
  const facts = await factsOf(github, NUMBER, gone)
  if (!facts) return undefined
  const { question, url } = facts
  const { state, description } = decide(question)
  const decided = `${question.head}: ${state}. ${description}`
  if (decided === before) return decided
  for (const part of descriptionsOf(description)) {
    await setStatus(REPOSITORY, STATUS_TOKEN, question.head, {
      state,
      context: STATUS,
      description: part,
      // A later commit with the same pictures knows by the digest that this decision is about them.
      ...(url !== undefined && { target_url: `${url}#${question.verdict?.digest ?? ''}` }),
    })
  }
  return decided
}

const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as CommentEvent
const gone = goneIn(event)
// Several runs may decide at once, and the slowest of them may have read the oldest facts. So each
// decides again until nothing has changed since it set the status.
let before: string | undefined
for (let round = 0; round < MOST_ROUNDS; round += 1) {
  const decided = await decideOnce(gone, before)
  if (decided === before) break
  before = decided
}
console.log(before ?? `Pull request ${NUMBER} does not lead to the default branch.`)

import { decide, STATUS } from './decide'
import { githubApi, setStatus } from './github-api'
import { factsOf } from './github-facts'

/**
 * Sets the status of a pull request's commit from what GitHub knows about it. It runs from the
 * default branch only, takes no pictures, and reads nothing of the pull request's checkout.
 */
const { GH_TOKEN = '', STATUS_TOKEN = GH_TOKEN, REPOSITORY = '', NUMBER = '' } = process.env

/** Longest description that GitHub takes. */
const LONGEST_DESCRIPTION = 140

const facts = await factsOf(githubApi(REPOSITORY, GH_TOKEN), NUMBER)
if (facts) {
  const { question, url } = facts
  const { state, description } = decide(question)
  await setStatus(REPOSITORY, STATUS_TOKEN, question.head, {
    state,
    context: STATUS,
    description: description.slice(0, LONGEST_DESCRIPTION),
    ...(url !== undefined && { target_url: url }),
  })
  console.log(`${question.head}: ${state}. ${description}`)
} else {
  console.log(`Pull request ${NUMBER} does not lead to the default branch.`)
}

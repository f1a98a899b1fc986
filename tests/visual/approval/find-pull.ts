import { appendFileSync, readFileSync } from 'node:fs'
import { githubApi } from './github-api.ts'
import { pullOfRun, type CatalogueRun } from './pull-of-run.ts'

/**
 * Tells the workflow which pull request a catalogue was built for. It runs from the default branch
 * only, without packages, because every push waits for it.
 */
const { GH_TOKEN = '', REPOSITORY = '', GITHUB_EVENT_PATH = '', GITHUB_OUTPUT = '' } = process.env

const { workflow_run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as {
  workflow_run: CatalogueRun
}
const found = await pullOfRun(githubApi(REPOSITORY, GH_TOKEN), workflow_run)
if (found?.refusal !== undefined) {
  // The status stays as it is, and a new push gets its own run.
  console.error(found.refusal)
  process.exitCode = 1
} else {
  appendFileSync(GITHUB_OUTPUT, `number=${found?.number ?? ''}\n`)
}

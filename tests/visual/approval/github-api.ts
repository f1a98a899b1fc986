import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a decision reads of one repository on GitHub. */
export interface GitHub {
  read: <T>(path: string) => Promise<T>
  /** Every row of a list, or of the list in a field of the response. */
  list: <T>(path: string, field?: string) => Promise<T[]>
  /** The text of a file in an artefact. */
  readZipped: (path: string, name: string) => Promise<string>
  /** What only GitHub's other interface tells about comments and commits, by their node ids. */
  nodes: (ids: readonly string[]) => Promise<Node[]>
}

export interface Node {
  id: string
  /** Of a comment. */
  lastEditedAt?: string | null
  /** Of a commit: its author and co-authors, whichever of their addresses it names. */
  authors?: { nodes: { user: { login: string } | null }[] }
}

const nodesQuery = `query ($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on IssueComment { id lastEditedAt }
    ... on Commit { id authors(first: 100) { nodes { user { login } } } }
  }
}`

const ROWS_OF_A_PAGE = 100

async function call(url: string, token: string, body?: object) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${url}.`)
  return answer
}

/** A path that names a repository is about that one. */
const addressOf = (repository: string, path: string) =>
  `https://api.github.com${path.startsWith('/repos/') ? '' : `/repos/${repository}`}${path}`

async function readNodes(token: string, ids: readonly string[]) {
  const found: Node[] = []
  for (let at = 0; at < ids.length; at += ROWS_OF_A_PAGE) {
    const variables = { ids: ids.slice(at, at + ROWS_OF_A_PAGE) }
    const answer = await call('https://api.github.com/graphql', token, {
      query: nodesQuery,
      variables,
    })
    const { data, errors } = (await answer.json()) as { data?: { nodes: Node[] }; errors?: unknown }
    // A comment that was deleted since is an error too. The event about it decides again.
    if (errors !== undefined || !data)
      throw new Error('GitHub does not know a comment or a commit.')
    found.push(...data.nodes)
  }
  return found
}

/** Reads GitHub with a token. A missing response ends the run, and the status stays as it is. */
export function githubApi(repository: string, token: string): GitHub {
  return {
    read: async <T>(path: string) =>
      (await (await call(addressOf(repository, path), token)).json()) as T,
    list: async <T>(path: string, field?: string) => {
      const found: T[] = []
      const mark = path.includes('?') ? '&' : '?'
      let next = `${addressOf(repository, path)}${mark}per_page=${ROWS_OF_A_PAGE}`
      while (next !== '') {
        const answer = await call(next, token)
        const page = (await answer.json()) as T[] | Record<string, T[]>
        found.push(...(Array.isArray(page) ? page : (page[field ?? ''] ?? [])))
        // Some lists have numbered pages, others a cursor.
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
      }
      return found
    },
    readZipped: async (path, name) => {
      const zip = await (await call(addressOf(repository, path), token)).arrayBuffer()
      const file = join(mkdtempSync(join(tmpdir(), 'artefact-')), 'artefact.zip')
      writeFileSync(file, Buffer.from(zip))
      return execFileSync('unzip', ['-p', file, name], { encoding: 'utf8' })
    },
    nodes: (ids) => readNodes(token, ids),
  }
}

/** Sets the status of a commit. */
export const setStatus = (repository: string, token: string, head: string, status: object) =>
  call(addressOf(repository, `/statuses/${head}`), token, status)

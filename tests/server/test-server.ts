import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildServer } from '@server/build-server'
import { readConfig } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { openMedia } from '@server/media/open-media'

/** Ten in the morning in Lagos, on a Tuesday. */
export const NOW = new Date('2026-03-10T09:00:00.000Z')

/** Settings for a guest who books far more than one guest normally may. */
export const BOOKS_MUCH = { PENDING_STAYS: '1000000', PENDING_NIGHTS: '1000000' }

/** Settings for a host who adds far more than one host normally may. */
export const SAVES_MUCH = {
  DAILY_LISTINGS: '1000000',
  DAILY_PHOTOS: '1000000',
  DAILY_MEGABYTES: '1000000',
}

interface TestServerOptions {
  env?: Record<string, string>
  clock?: () => Date
  appDirectory?: string
  loadRenderer?: Parameters<typeof buildServer>[0]['loadRenderer']
  logger?: Parameters<typeof buildServer>[0]['logger']
  databaseUsage?: Parameters<typeof buildServer>[0]['databaseUsage']
  replica?: Parameters<typeof buildServer>[0]['replica']
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'staylet-test-'))

/**
 * Starts a server on a database and closes it when the test ends. It listens only if the test calls
 * `listen`.
 */
export async function startTestServer(
  database: Database,
  {
    env = {},
    clock = () => NOW,
    appDirectory = '/nonexistent',
    loadRenderer,
    logger,
    databaseUsage,
    replica,
  }: TestServerOptions = {},
) {
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://staylet.example',
    DATA_DIR: temporaryFolder(),
    ...env,
  })
  const { variants, uploads } = await openMedia(config, () => undefined)
  const app = await buildServer({
    config,
    database,
    clock,
    appDirectory,
    loadRenderer,
    variants,
    uploads,
    ...(logger !== undefined && { logger }),
    ...(databaseUsage && { databaseUsage }),
    replica,
  })
  onTestFinished(() => app.close())
  return app
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Returns the authorisation header for a session. */
export const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

/**
 * Repeats a request for as long as the server says that it is busy. On a slow machine it says so to the
 * last of many that arrive at once.
 */
export async function patiently<Answer extends { statusCode: number }>(
  attempt: () => PromiseLike<Answer>,
): Promise<Answer> {
  let answer = await attempt()
  while (answer.statusCode === 503) answer = await attempt()
  return answer
}

/** Calls the API as somebody, or as a visitor without `by`. */
export const callApi = (
  app: TestServer,
  by: { token: string } | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) =>
  app.inject({
    method,
    url: `/api${path}`,
    headers: by ? as(by) : {},
    ...(payload && { payload }),
  })

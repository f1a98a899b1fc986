import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { buildServer } from '@server/build-server'
import { readConfig } from '@server/config/config'
import type { Tables } from '@server/database/tables'
import { openMedia } from '@server/media/open-media'

/** Database without a server, because describing the routes queries nothing. */
const noDatabase = () =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

/** Returns the OpenAPI document of the server's routes. */
export async function openApiDocument(): Promise<object> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'staylet-openapi-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR })
  const { variants, uploads } = await openMedia(config, () => undefined)
  const app = await buildServer({
    config,
    database: noDatabase(),
    clock: () => new Date(),
    appDirectory: '/nonexistent',
    variants,
    uploads,
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}

export const openApiText = async () => `${JSON.stringify(await openApiDocument(), null, 2)}\n`

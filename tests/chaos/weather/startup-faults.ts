import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connectDatabase } from '@server/database/connect'
import { freePort } from '@tests/server/free-port'
import { onMaintenance } from '@tests/server/start-postgres'
import { mountSmallDisk } from './small-disk'

type Env = Record<string, string>

/** Tools with which a fault is prepared. */
export interface FaultStage {
  /** Empty folder of this fault. */
  folder: string
  /** Data folder with a complete database, for copying. */
  complete: string
  /** Address of a real PostgreSQL, whose user `locked` needs a password. */
  postgres: string
  /** Registers work that undoes the fault. */
  after: (undo: () => unknown) => void
}

export interface StartupFault {
  name: string
  /** Prepares the fault and returns the environment of the start. */
  prepare: (stage: FaultStage) => Promise<Env> | Env
  /** Pattern that the message must match: what is wrong, and what to do. */
  says: RegExp
  /** True when the fault needs a mounted disk. */
  needsMount?: boolean
}

const listen = async (port: number, onSocket?: Parameters<typeof createServer>[1]) => {
  const server = createServer(onSocket as never).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const databaseAt = (port: number) => ({ DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/x` })

/** Opens a port that sends something to every client, or nothing at all. */
const stranger =
  (greeting: string | undefined) =>
  async ({ after }: FaultStage) => {
    const { server, port } = await listen(0, ((socket: NodeJS.WritableStream) => {
      socket.on('error', () => undefined)
      if (greeting !== undefined) socket.end(greeting)
    }) as never)
    after(() => server.close())
    return databaseAt(port)
  }

/** Copies the complete data folder and damages the copy. */
const damaged =
  (damage: (database: string) => void) =>
  ({ folder, complete }: FaultStage) => {
    const dataDir = join(folder, 'data')
    cpSync(complete, dataDir, { recursive: true })
    damage(join(dataDir, 'database'))
    return { DATA_DIR: dataDir }
  }

/** Copies the complete data folder. */
const intact = damaged(() => undefined)

/** Copies the complete data folder and changes its schema. */
const changed =
  (statement: string) =>
  async ({ folder, complete }: FaultStage) => {
    const dataDir = join(folder, 'data')
    cpSync(complete, dataDir, { recursive: true })
    const { database, close } = await connectDatabase({ kind: 'folder', dataDir })
    await sql.raw(statement).execute(database)
    await close()
    return { DATA_DIR: dataDir }
  }

const at = (
  postgres: string,
  changes: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>,
) => ({
  DATABASE_URL: Object.assign(new URL(postgres), changes).href,
})

/** Creates a database and runs statements in it. */
async function prepared(postgres: string, name: string, statements: readonly string[]) {
  await onMaintenance(postgres, (client) => client.query(`create database ${name}`))
  const url = at(postgres, { pathname: `/${name}` }).DATABASE_URL
  for (const text of statements) await onMaintenance(url, (client) => client.query(text))
}

const clear = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/** Every fault that an operator can meet at a start, from the settings to the disk. */
export const startupFaults: readonly StartupFault[] = [
  {
    name: 'PORT is not a number',
    prepare: () => ({ PORT: 'http' }),
    says: /PORT: 'http' is not allowed[^]*a whole number/,
  },
  {
    name: 'the port is in use',
    prepare: async (stage) => {
      const { server, port } = await listen(0)
      stage.after(() => server.close())
      return { ...intact(stage), PORT: String(port) }
    },
    says: /The port is in use.*set PORT/,
  },
  {
    name: 'HOST is not of this machine',
    prepare: (stage) => ({ ...intact(stage), HOST: '192.0.2.1' }),
    says: /HOST is not an address of this machine/,
  },
  {
    name: 'DATA_DIR is a file',
    prepare: ({ folder }) => {
      writeFileSync(join(folder, 'data'), '')
      return { DATA_DIR: join(folder, 'data') }
    },
    says: /DATA_DIR.*is a file\. Choose a folder/,
  },
  {
    name: 'DATA_DIR is below a file',
    prepare: ({ folder }) => {
      writeFileSync(join(folder, 'file'), '')
      return { DATA_DIR: join(folder, 'file', 'data') }
    },
    says: /DATA_DIR.*is a file\. Choose a folder/,
  },
  {
    name: 'the database folder is a file',
    prepare: damaged((database) => {
      rmSync(database, { recursive: true })
      writeFileSync(database, '')
    }),
    says: /database.*a file, not a folder.*Restore/,
  },
  {
    name: 'PG_VERSION is garbage',
    prepare: damaged((database) => writeFileSync(join(database, 'PG_VERSION'), 'garbage')),
    says: /damaged.*Restore the data folder from a backup/,
  },
  {
    name: 'PG_VERSION is missing',
    prepare: damaged((database) => rmSync(join(database, 'PG_VERSION'))),
    says: /PG_VERSION is missing.*Restore the data folder from a backup/,
  },
  {
    name: 'pg_control is random',
    prepare: damaged((database) =>
      writeFileSync(join(database, 'global', 'pg_control'), randomBytes(8_192)),
    ),
    says: /damaged.*Restore the data folder from a backup/,
  },
  {
    name: 'base is missing',
    prepare: damaged((database) => rmSync(join(database, 'base'), { recursive: true })),
    says: /damaged.*Restore the data folder from a backup/,
  },
  {
    name: 'the write-ahead log is missing',
    prepare: damaged((database) => clear(join(database, 'pg_wal'))),
    says: /damaged.*Restore the data folder from a backup/,
  },
  {
    name: 'the schema is newer than the code',
    prepare: changed("insert into kysely_migration values ('999-future', now()::text)"),
    says: /newer version of Staylet.*999-future.*restore a backup/,
  },
  {
    name: 'the record of the migrations is missing',
    prepare: changed('drop table kysely_migration'),
    says: /tables in the database are not the ones.*Restore a backup/,
  },
  {
    name: 'a migration was half applied',
    prepare: changed("delete from kysely_migration where name >= '009'"),
    says: /tables in the database are not the ones.*Restore a backup/,
  },
  {
    name: 'a table is missing',
    prepare: changed('drop table favourites'),
    says: /lacks the tables favourites.*Restore a backup/,
  },
  {
    name: 'no PostgreSQL answers',
    prepare: async () => databaseAt(await freePort()),
    says: /PostgreSQL does not respond at DATABASE_URL.*Check that it is running/,
  },
  {
    name: 'the host of PostgreSQL is unknown',
    prepare: () => ({ DATABASE_URL: 'postgres://u:p@host.invalid/x' }),
    says: /host in DATABASE_URL was not found.*Check/,
  },
  {
    name: 'a web server answers in place of PostgreSQL',
    prepare: stranger('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
    says: /does not respond as a PostgreSQL server\. Check the address/,
  },
  {
    name: 'PostgreSQL accepts a connection and is silent',
    prepare: stranger(undefined),
    says: /does not respond as a PostgreSQL server\. Check the address/,
  },
  {
    name: 'the password of PostgreSQL is wrong',
    prepare: ({ postgres }) => at(postgres, { username: 'locked', password: 'wrong' }),
    says: /rejected the user or password in DATABASE_URL\. Correct/,
  },
  {
    name: 'the database on PostgreSQL does not exist',
    prepare: ({ postgres }) => at(postgres, { pathname: '/nowhere' }),
    says: /database named in DATABASE_URL does not exist\. Create it/,
  },
  {
    name: 'the PostgreSQL user may not create tables',
    prepare: async ({ postgres }) => {
      await prepared(postgres, 'guarded', ['revoke create on schema public from public'])
      return at(postgres, { username: 'locked', password: 'right', pathname: '/guarded' })
    },
    says: /may not change the schema.*grant it/,
  },
  {
    name: 'PostgreSQL is a replica that can only be read',
    prepare: async ({ postgres }) => {
      await prepared(postgres, 'replica', [
        'alter database replica set default_transaction_read_only = on',
      ])
      return at(postgres, { pathname: '/replica' })
    },
    says: /can only be read, as a replica\. Set DATABASE_URL/,
  },
  {
    name: 'the bucket of the photos does not answer',
    prepare: async () => ({
      S3_BUCKET: 'photos',
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
    says: /The bucket 'photos'.*cannot be used\. Check S3_ENDPOINT/,
  },
  {
    name: 'DATA_DIR is a broken link',
    prepare: ({ folder }) => {
      symlinkSync(join(folder, 'away'), join(folder, 'data'))
      return { DATA_DIR: join(folder, 'data') }
    },
    says: /DATA_DIR.*Choose a/,
  },
  {
    name: 'DATA_DIR is where the system allows no folders',
    prepare: () => ({ DATA_DIR: '/proc/staylet/data' }),
    says: /DATA_DIR.*Choose another/,
  },
  {
    name: 'the disk has too little room for a new database',
    needsMount: true,
    prepare: ({ after }) => {
      const disk = mountSmallDisk(20)
      after(disk.remove)
      return { DATA_DIR: join(disk.folder, 'data') }
    },
    says: /has \d+ MB free, and the database needs \d+ MB\. Free some space/,
  },
  {
    name: 'the disk of an existing database is full',
    needsMount: true,
    prepare: async ({ complete, after }) => {
      const disk = mountSmallDisk(100)
      after(disk.remove)
      cpSync(complete, join(disk.folder, 'data'), { recursive: true })
      await disk.fill()
      return { DATA_DIR: join(disk.folder, 'data') }
    },
    says: /disk of DATA_DIR is full\. Free some space/,
  },
  {
    name: 'the disk can only be read',
    needsMount: true,
    prepare: ({ after }) => {
      const disk = mountSmallDisk(20)
      after(disk.remove)
      mkdirSync(join(disk.folder, 'data'))
      disk.setReadOnly(true)
      return { DATA_DIR: join(disk.folder, 'data') }
    },
    says: /disk that can only be read\. Choose another DATA_DIR/,
  },
]

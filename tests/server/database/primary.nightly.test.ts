import { expect, inject, it, onTestFinished } from 'vitest'
import { hostAddresses, hostName } from '@server/database/database-hosts'
import { followPrimary } from '@server/database/primary'
import { openCluster } from '@tests/server/postgres-cluster'
import { onMaintenance } from '@tests/server/start-postgres'

/** Nothing listens there. */
const NOBODY = 'postgres://a@127.0.0.1:1/a'

it('an address may name several hosts', () => {
  expect(hostAddresses('postgres://a:b@one:5432/name')).toEqual(['postgres://a:b@one:5432/name'])
  expect(hostAddresses('postgres://a:b@one:5432,[::1]:5433/name?sslmode=require')).toEqual([
    'postgres://a:b@one:5432/name?sslmode=require',
    'postgres://a:b@[::1]:5433/name?sslmode=require',
  ])
  // A comma elsewhere does not separate hosts.
  expect(hostAddresses('postgres://a:b,c@one/name')).toHaveLength(1)
  expect(hostName('postgres://a:b@one:5432/name')).toBe('one:5432')
})

it.skipIf(inject('postgresUrl') === '')('the host that answers as a primary is used', async () => {
  const moves: string[] = []
  const url = inject('postgresUrl')
  const primary = followPrimary([NOBODY, url], 2_000, (to) => moves.push(to))
  await primary.find()
  await primary.find()
  expect([primary.url(), moves]).toEqual([url, [url]])
})

it.skipIf(inject('postgresUrl') === '')(
  'a host that was promoted is used although the former primary answers',
  async () => {
    const old = await openCluster(['fsync=off'])
    onTestFinished(() => old.remove())
    const replica = await old.follow('one')
    onTestFinished(() => replica.remove())
    const moves: string[] = []
    const primary = followPrimary([old.url, replica.url], 20_000, (to) => moves.push(to))
    await primary.find()
    await primary.look()
    expect([primary.url(), moves]).toEqual([old.url, []])
    await onMaintenance(replica.url, (client) => client.query('select pg_promote()'))
    await primary.look()
    expect([primary.url(), moves]).toEqual([replica.url, [replica.url]])
    // The former primary is not used again, even while the new one is away.
    await replica.stop('fast')
    await primary.look()
    expect(primary.url()).toBe(replica.url)
  },
)

it('a search without a primary says what went wrong, and changes nothing', async () => {
  const moves: string[] = []
  const primary = followPrimary([NOBODY, NOBODY], 2_000, (to) => moves.push(to))
  await expect(primary.find()).rejects.toThrow('ECONNREFUSED')
  expect([primary.url(), moves]).toEqual([NOBODY, []])
})

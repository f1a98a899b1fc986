import { SECOND } from '@domain/time'
import { hostAddresses } from '@server/database/database-hosts'
import type { ReplicaOptions } from '@server/database/replicas'
import type { SettingValues } from './read-settings'

/** Returns the replicas that answer reads, or undefined where the primary answers all of them. */
export const replicaOptionsOf = ({
  DATABASE_READ_URL: url,
  DATABASE_READ_LAG: seconds,
}: SettingValues): ReplicaOptions | undefined =>
  url === undefined ? undefined : { urls: hostAddresses(url), lag: seconds * SECOND }

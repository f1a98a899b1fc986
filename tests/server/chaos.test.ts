import { mountingFault } from '@tests/chaos/weather/small-disk'
import { describeSlices } from './chaos-slice'

/** Campaigns that mostly wait for processes which they stop, flood or kill. */
describeSlices([
  'outage',
  'sigterm',
  'floods',
  'kills',
  'kills-embedded',
  'login-flood',
  // `npm run chaos -- disk` fails where no disk can be mounted. A skipped test would fail CI there.
  ...(mountingFault() ? [] : ['disk']),
])

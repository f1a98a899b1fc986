import { mountingFault } from '@tests/chaos/weather/small-disk'
import { describeSlices, longSlicesInTurn } from './chaos-slice'

/** Campaigns that mostly wait for processes which they stop, flood or kill. */
describeSlices(
  longSlicesInTurn([
    'outage',
    'sigterm',
    'floods',
    'kills',
    'kills-embedded',
    'login-flood',
    // `npm run chaos -- disk` fails where no disk can be mounted. A skipped test would fail CI there.
    ...(mountingFault() ? [] : ['disk']),
  ]),
)

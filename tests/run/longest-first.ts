import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Waits for some thirty processes, one after the other; begun late, it would run on alone. */
const LONGEST = '/tests/server/kill.test.ts'

/** Vitest begins with the largest files. Here the one that takes longest comes before them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * These files wait for about thirty processes, one after another. If they started late, they would
 * run on alone.
 */
const LONGEST = ['/tests/server/chaos.test.ts', '/tests/server/chaos-requests.test.ts']

/** Vitest starts with the largest files. This sequencer puts the slowest files before them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((file) => moduleId.endsWith(file))
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

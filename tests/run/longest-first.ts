import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * This file waits for about thirty processes, one after another. Started late, it would run on
 * alone.
 */
const LONGEST = '/tests/server/chaos.test.ts'

/** Vitest starts with the largest files. This sequencer puts the slowest file before them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

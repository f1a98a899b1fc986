import { spawnSync } from 'node:child_process'

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Returns Vitest's option for the stories that a change reaches: since the branch left main, or since
 * the commit before on main itself. Where git knows no earlier commit, it names the flows.
 */
export function changedStories() {
  const head = git('rev-parse', 'HEAD')
  const fork = git('merge-base', 'origin/main', 'HEAD') ?? git('merge-base', 'main', 'HEAD')
  const base = fork === head ? git('rev-parse', 'HEAD~1') : fork
  return base ? `--changed ${base} --passWithNoTests` : 'stories/flows'
}

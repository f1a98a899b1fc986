import { spawnSync } from 'node:child_process'

/**
 * `npm run stories -- dark large ui/form`: runs the tests of stories, with their check by axe, in
 * the dark scheme or with text at 200 %. Without `dark` and `large` it runs them as `npm test`
 * does.
 */
const words = process.argv.slice(2)
const files = words.filter((word) => word !== 'dark' && word !== 'large')
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'storybook', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    VITE_STORY_SCHEME: words.includes('dark') ? 'dark' : 'light',
    VITE_STORY_TEXT: words.includes('large') ? '200' : '100',
  },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1

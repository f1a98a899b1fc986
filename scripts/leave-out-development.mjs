/**
 * Replacements of the files that only developers use. They have the same exports, which do nothing.
 */
const replaced = {
  'commands/seed-command.ts': `
    export const runSeedCommand = async () =>
      'This build leaves made-up listings out. Build it with "npm run build".'`,
  'demo/load-demo-data.ts': `
    export async function loadDemoData({ log = () => undefined }) {
      log('DEMO_DATA is on, but this build leaves the demo listings out. Build it with "npm run build".')
      return false
    }`,
  'mailbox/mailbox-routes.ts': 'export const mailboxRoutes = async () => undefined',
  'mailbox/mailbox-carriers.ts': `
    export const mailboxMail = () => undefined
    export const mailboxSms = () => undefined`,
  'plugins/api-docs.ts': 'export const describeApi = async () => undefined',
}

/**
 * Leaves the demo data, the developers' mailbox and the documents of the API out of a build, so
 * that a server in production does not even contain them.
 *
 * @returns {import('vite').Plugin}
 */
export const leaveOutDevelopment = () => ({
  name: 'leave-out-development',
  enforce: 'pre',
  load(id) {
    const name = Object.keys(replaced).find((path) => id.endsWith(`/server/${path}`))
    return name && replaced[name]
  },
})

import { writeFileSync } from 'node:fs'
import { settingGroups } from '@server/config/settings'
import { envExample, settingsMarkdown } from './settings-text'

/** `npm run settings`: writes `docs/settings.md` and `.env.example` from the table of settings. */
writeFileSync('docs/settings.md', settingsMarkdown(settingGroups))
writeFileSync('.env.example', envExample(settingGroups))

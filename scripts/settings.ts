import { readFileSync, writeFileSync } from 'node:fs'
import { settings } from '@server/config/settings'
import { envExample, withSettings } from './settings-text'

/** `npm run settings`: writes README's settings and `.env.example` from the table of settings. */
writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8'), settings))
writeFileSync('.env.example', envExample(settings))

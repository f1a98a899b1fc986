import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { slipsBetween } from '@domain/search/vocabulary'
import { projectRoot } from '@server/config/project-root'
import { settings } from '@server/config/settings'
import { fault, warning, type Finding } from './finding'

type Env = Record<string, string | undefined>

const known = Object.keys(settings)
/** A name may be preceded by the product's. */
const PREFIX = /^STAYLET_/
/** Letters of a name for which one wrong letter is allowed, and how many are at most. */
const LETTERS_PER_SLIP = 4
const MOST_SLIPS = 2

/**
 * Returns how many words of a name a setting has, if both begin alike: two for PAYSTACK_KEY and
 * PAYSTACK_SECRET_KEY, one for TRUSTED_PROXIES and TRUST_PROXY, none for Node's own NODE_OPTIONS.
 */
function wordsShared(name: string, setting: string) {
  const [[first = '', ...more], [start = '', ...rest]] = [name.split('_'), setting.split('_')]
  const isAlike = first === start || (start.length >= LETTERS_PER_SLIP && first.startsWith(start))
  if (!isAlike || start === 'NODE' || more.length === 0 || rest.length === 0) return 0
  return 1 + more.filter((word) => rest.includes(word)).length
}

/** Returns the setting that a name was meant to be, if any: by its letters, or by its words. */
function meantBy(name: string) {
  const plain = name.toUpperCase().replaceAll('-', '_').replace(PREFIX, '')
  const all = known.map((each) => ({
    each,
    slips: slipsBetween(plain, each, MOST_SLIPS),
    shared: wordsShared(plain, each),
  }))
  const near = all.filter(
    ({ each, slips }) => slips <= Math.min(MOST_SLIPS, Math.floor(each.length / LETTERS_PER_SLIP)),
  )
  const alike = all.filter(({ shared }) => shared > 0).toSorted((a, b) => b.shared - a.shared)
  return (near.toSorted((a, b) => a.slips - b.slips)[0] ?? alike[0])?.each
}

/** Names that a file of settings sets. */
function namesIn(file: string) {
  try {
    const lines = readFileSync(file, 'utf8').matchAll(/^\s*(?:export\s+)?([\w-]+)\s*=/gm)
    return [...lines].map(([, name = '']) => name)
  } catch {
    return []
  }
}

/** Points out names in the environment, and in `.env`, that are probably misspelt settings. */
export function checkNames(env: Env, envFile = join(projectRoot(), '.env')): Finding[] {
  const isSet = (name: string) => env[name] !== undefined
  return [...new Set([...Object.keys(env), ...namesIn(envFile)])]
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = meantBy(name)
      const text = `${name} is not a setting, so it does nothing. Did you mean ${meant}?`
      return meant === undefined || isSet(meant) ? [] : [warning('settings', text)]
    })
}

/** Checks the language as the build does, which only a copy of the sources can. */
export async function checkLanguage({ VITE_LANGUAGE: code }: Env): Promise<Finding[]> {
  if (!code) return []
  const script = pathToFileURL(join(projectRoot(), 'scripts', 'language.mjs')).href
  const build = (await import(script).catch(() => undefined)) as
    | { checkLanguage: (language: string) => void }
    | undefined
  try {
    build?.checkLanguage(code)
    return []
  } catch (error) {
    return [fault('settings', `VITE_LANGUAGE: ${(error as Error).message}`)]
  }
}

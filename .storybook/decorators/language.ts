import { pseudo } from '@domain/language/pseudo'

type Language = 'en' | 'pseudo'

const languageOf = (globals: string | null): Language =>
  /(?:^|;)language:pseudo(?:;|$)/.test(globals ?? '') ? 'pseudo' : 'en'

/** Language of the texts that this page of the catalogue has loaded, from its address. */
const loaded = languageOf(new URLSearchParams(location.search).get('globals'))

/** Every copy module passes through here when it loads (main.ts). */
export const inLanguage = <T>(copy: T): T => (loaded === 'pseudo' ? pseudo(copy) : copy)

/**
 * Loads the page again when the toolbar chooses another language, because many modules read their
 * texts when they load.
 */
export function loadLanguage({ globals }: { globals: Record<string, unknown> }) {
  const chosen: Language = globals['language'] === 'pseudo' ? 'pseudo' : 'en'
  if (chosen === loaded) return
  const url = new URL(location.href)
  const others = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((entry) => entry !== '' && !entry.startsWith('language:'))
  url.searchParams.set('globals', [...others, `language:${chosen}`].join(';'))
  location.replace(url)
}

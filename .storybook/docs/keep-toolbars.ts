import { chosenGlobals, printGlobals } from './use-globals'

/** Adds what the toolbars have chosen to the address of another page of the catalogue. */
function keepChoices({ target }: Event) {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[target="_top"][href*="?path="]')
      : null
  const address = link && new URL(link.href)
  if (!address || address.origin !== location.origin) return
  const chosen = printGlobals(chosenGlobals())
  if (chosen) address.searchParams.set('globals', chosen)
  else address.searchParams.delete('globals')
  link.href = address.href
}

/** Keeps the choices of the toolbars through the links of a docs page, in a new tab too. */
export function keepToolbars() {
  for (const type of ['click', 'auxclick']) document.addEventListener(type, keepChoices, true)
}

import { useDeferredValue, useState } from 'react'
import { Icon } from '@ui/text/Icon'
import * as icons from '@ui/text/icons'
import { Specimen } from '../../.storybook/docs/Specimen'
import { findIcons, wordsOfIcon } from './find-icons'

/** Files that may name an icon. */
const sources = import.meta.glob<string>(['/ui/**/*.{ts,tsx}', '/app/**/*.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Paths of the icons by their names. MDX documents know no aliases, so they are read here. */
const paths: Readonly<Record<string, string>> = icons

/** Every icon that the product uses, with the files that use it. */
const uses = new Map<string, string[]>()
for (const [path, text] of Object.entries(sources)) {
  for (const name of new Set(path.endsWith('/icons.ts') ? [] : text.match(/\bICON_[A-Z_0-9]+/g))) {
    uses.set(name, [...(uses.get(name) ?? []), path.slice(1)])
  }
}

/** Lists the icons of the product, and finds them by their names or by the files that use them. */
export function IconSearch() {
  const [typed, setTyped] = useState('')
  const found = findIcons(uses, useDeferredValue(typed))
  return (
    <>
      <label className="find">
        Find an icon by its name, another word for it, or the component that uses it
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status">
        {found.length} of {uses.size} icons
      </p>
      <div className="icons">
        {found.map((name) => (
          <figure key={name} title={uses.get(name)?.join('\n')}>
            <Specimen>
              <Icon path={paths[name] ?? ''} size="large" />
            </Specimen>
            <figcaption>{wordsOfIcon(name)}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}

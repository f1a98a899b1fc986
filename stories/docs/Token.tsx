import { useState } from 'react'

const sources = import.meta.glob<string>('/docs/tokens/tokens.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const css = Object.values(sources).join('')

export interface TokenProps {
  /** Name without the prefix of the product, in the case of the code, such as 'colour-actionFill'. */
  name: string
}

/** CSS variable of a token (docs/tokens/tokens.css), which a click copies. */
export function Token({ name }: TokenProps) {
  const [isCopied, setIsCopied] = useState(false)
  const dashed = name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
  const variable = [`--staylet-${name}`, `--staylet-${dashed}`].find((each) =>
    css.includes(`${each}:`),
  )
  if (!variable) return null
  const copy = async () => {
    await navigator.clipboard.writeText(`var(${variable})`)
    setIsCopied(true)
  }
  return (
    <button type="button" className="variable" dir="ltr" title="Copy" onClick={() => void copy()}>
      <code>{variable}</code> <span role="status">{isCopied && 'copied'}</span>
    </button>
  )
}

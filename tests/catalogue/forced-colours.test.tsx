import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useForcedColours } from '../../.storybook/decorators/forced-colours'

const css = `
  .chosen { background-color: rgb(1, 2, 3); color: rgb(4, 5, 6); }
  @media (forced-colors: active) { .chosen { border-top: 3px solid; } }
`

function Page({ isForced }: { isForced: boolean }) {
  useForcedColours(isForced)
  return (
    <>
      <style>{css}</style>
      <p className="chosen">A</p>
    </>
  )
}

const stylesOf = (host: Element) => {
  const { color, backgroundColor, borderTopWidth } = getComputedStyle(
    host.querySelector('.chosen') ?? host,
  )
  return { color, backgroundColor, borderTopWidth }
}

it('forced colours replace those of the product, apply its rules for them, and end', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<Page isForced />)
  await vi.waitFor(() =>
    expect(stylesOf(host)).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      borderTopWidth: '3px',
    }),
  )
  root.render(<Page isForced={false} />)
  await vi.waitFor(() =>
    expect(stylesOf(host)).toEqual({
      color: 'rgb(4, 5, 6)',
      backgroundColor: 'rgb(1, 2, 3)',
      borderTopWidth: '0px',
    }),
  )
  root.unmount()
  host.remove()
})

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

const keeping = `
  .kept { color: rgb(4, 5, 6); }
  @media (forced-colors: active) {
    .kept[aria-pressed='true'] { forced-color-adjust: none; background: rgb(7, 8, 9); }
    .kept[aria-pressed='true'] * { color: inherit !important; }
  }
`

function Kept({ isPressed }: { isPressed: boolean }) {
  useForcedColours(true)
  return (
    <>
      <style>{keeping}</style>
      <button type="button" className="kept" aria-pressed={isPressed}>
        <span>A</span>
      </button>
    </>
  )
}

it('forced colours leave what keeps its own colours alone, from the moment that it does', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const colours = () => {
    const button = host.querySelector('button') ?? host
    const word = host.querySelector('span') ?? host
    return [getComputedStyle(button).backgroundColor, getComputedStyle(word).color]
  }
  root.render(<Kept isPressed={false} />)
  await vi.waitFor(() => expect(colours()[1]).toBe('rgb(0, 0, 0)'))
  root.render(<Kept isPressed />)
  await vi.waitFor(() => expect(colours()).toEqual(['rgb(7, 8, 9)', 'rgb(4, 5, 6)']))
  root.unmount()
  host.remove()
})

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

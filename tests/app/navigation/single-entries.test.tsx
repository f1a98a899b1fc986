import { useNavigate, type NavigateFunction } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SingleEntries } from '@app/navigation/SingleEntries'
import { renderInWindow } from '@tests/helpers/render-in-window'

/** Renders a router, and returns a function that moves and one that counts the entries added. */
function renderRouter() {
  const found: NavigateFunction[] = []
  function Page() {
    found.push(useNavigate())
    return null
  }
  renderInWindow(
    <SingleEntries>
      <Page />
    </SingleEntries>,
  )
  const { length } = history
  return {
    go: (...move: [string, object?]) => void found.at(-1)?.(...move),
    added: () => history.length - length,
  }
}

it('a second move to the same address adds no entry', () => {
  const { go, added } = renderRouter()
  go('/login', { state: { from: '/discover' } })
  go('/login', { state: { from: '/discover' } })
  expect(added()).toBe(1)
  expect(location.pathname).toBe('/login')
})

it('a move to the same address with another state adds an entry', () => {
  const { go, added } = renderRouter()
  go('/login', { state: { step: 'details' } })
  go('/login', { state: { step: 'code' } })
  expect(added()).toBe(2)
})

it('an address that the browser writes in another way is the same', () => {
  const { go, added } = renderRouter()
  go('/propertydetail/Ọ̀yọ́ house')
  go('/propertydetail/Ọ̀yọ́ house')
  expect(added()).toBe(1)
})

it('a link to the current address adds no entry, whatever its state is', () => {
  const { go, added } = renderRouter()
  go('/login', { state: { from: '/discover' } })
  go('/login')
  expect(added()).toBe(1)
})

it('moves to two addresses add two entries', () => {
  const { go, added } = renderRouter()
  go('/discover?page=2')
  go('/discover?page=3')
  expect(added()).toBe(2)
})

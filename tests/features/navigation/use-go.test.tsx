import { expect, it } from 'vitest'
import { useGo } from '@features/navigation/use-go'
import { renderInWindow } from '@tests/helpers/render-in-window'

/** Renders a router, and returns a function that goes to addresses and one that counts the entries. */
function renderRouter() {
  const found: ReturnType<typeof useGo>[] = []
  function Page() {
    found.push(useGo())
    return null
  }
  renderInWindow(<Page />)
  const { length } = history
  return {
    go: (href: string, state?: object) => found.at(-1)?.(href, { state }),
    added: () => history.length - length,
  }
}

it('going twice to the same address adds one entry', () => {
  const { go, added } = renderRouter()
  go('/login', { from: '/discover' })
  go('/login', { from: '/discover' })
  expect(added()).toBe(1)
  expect(location.pathname).toBe('/login')
})

it('an address that the browser writes in another way is the same', () => {
  const { go, added } = renderRouter()
  go('/propertydetail/Ọ̀yọ́ house')
  go('/propertydetail/Ọ̀yọ́ house')
  expect(added()).toBe(1)
})

it('two addresses add two entries', () => {
  const { go, added } = renderRouter()
  go('/discover?page=2')
  go('/discover?page=3')
  expect(added()).toBe(2)
})

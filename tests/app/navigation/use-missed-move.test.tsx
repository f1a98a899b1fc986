import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, it, onTestFinished } from 'vitest'
import { useMissedMove } from '@app/navigation/use-missed-move'
import { settle } from '@tests/helpers/settle'

/** Renders a page that moves in the history after the router has read the address. */
async function renderWhile(move: () => void) {
  const shown: string[] = []
  function Page() {
    const { pathname, search } = useLocation()
    useState(move)
    useMissedMove()
    shown.push(pathname + search)
    return null
  }
  const before = location.href
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    history.replaceState(null, '', before)
  })
  flushSync(() =>
    root.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  )
  await settle()
  return shown
}

it('a page follows a move that came before the router listened', async () => {
  const shown = await renderWhile(() => history.replaceState(null, '', '/support?topic=1'))
  expect(shown.at(-1)).toBe('/support?topic=1')
})

it('a page follows a move to another entry of the same address', async () => {
  const shown = await renderWhile(() => history.replaceState({ key: 'other' }, ''))
  expect(shown).toHaveLength(2)
})

it('a page renders once without such a move', async () => {
  expect(await renderWhile(() => {})).toHaveLength(1)
})

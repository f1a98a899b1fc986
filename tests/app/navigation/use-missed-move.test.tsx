import { useState, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useMissedMove } from '@app/navigation/use-missed-move'
import { renderInWindow } from '@tests/helpers/render-in-window'
import { settle } from '@tests/helpers/settle'

/** Moves to an entry of the history as Back does. */
function moveTo(state: unknown, address?: string) {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

interface Shown {
  address: string
  type: string
}

/** Renders a page that calls `move` after the router has read the address, and its content. */
async function renderWhile(move: () => void, content: ReactNode = null) {
  const shown: Shown[] = []
  function Page() {
    const { pathname, search } = useLocation()
    const type = useNavigationType()
    useState(move)
    useMissedMove()
    shown.push({ address: pathname + search, type })
    return content
  }
  renderInWindow(<Page />)
  await settle()
  return shown
}

it('a page follows a move that came before the router listened', async () => {
  const shown = await renderWhile(() => moveTo(null, '/support?topic=1'))
  expect(shown.at(-1)?.address).toBe('/support?topic=1')
})

it('a page follows a move to another entry of the same address', async () => {
  const shown = await renderWhile(() => moveTo({ key: 'other' }))
  expect(shown).toHaveLength(2)
})

it('a page renders once without such a move', async () => {
  expect(await renderWhile(() => {})).toHaveLength(1)
})

it('a page that redirects at the start replaces its entry and follows no move', async () => {
  const shown = await renderWhile(
    () => {},
    <Routes>
      <Route path="/support" element={null} />
      <Route path="*" element={<Navigate to="/support" replace />} />
    </Routes>,
  )
  expect(shown.at(-1)).toEqual({ address: '/support', type: 'REPLACE' })
})

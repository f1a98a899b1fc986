import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { useCloseRequest } from '@ui/layout/use-close-request'

/** Watchers that are alive, the last one on top. */
let alive: FakeWatcher[] = []

class FakeWatcher {
  onclose: (() => void) | null = null
  constructor() {
    alive.push(this)
  }
  destroy() {
    alive = alive.filter((each) => each !== this)
  }
}

/** Requests what Back on Android requests: the topmost watcher ends and fires `close`. */
async function goBack() {
  const top = alive.at(-1)
  top?.destroy()
  top?.onclose?.()
  await settle()
}

beforeEach(() => {
  alive = []
  vi.stubGlobal('CloseWatcher', FakeWatcher)
})
afterEach(() => void vi.unstubAllGlobals())

function useLayer(initially: boolean, stays = false) {
  const [isOpen, setIsOpen] = useState(initially)
  const [asked, setAsked] = useState(0)
  useCloseRequest(isOpen, () => {
    setAsked(asked + 1)
    if (!stays) setIsOpen(false)
  })
  return { isOpen, asked, setIsOpen }
}

it('the request closes the layer, and nothing listens afterwards', async () => {
  const { result } = renderHook(() => useLayer(true))
  await settle()
  expect(alive).toHaveLength(1)
  await goBack()
  expect(result.current).toMatchObject({ isOpen: false, asked: 1 })
  expect(alive).toEqual([])
})

it('a closed layer, and one that is gone, leave Back to the page', async () => {
  const { result, unmount } = renderHook(() => useLayer(false))
  await settle()
  expect(alive).toEqual([])
  flushSync(() => result.current.setIsOpen(true))
  await settle()
  expect(alive).toHaveLength(1)
  unmount()
  expect(alive).toEqual([])
})

it('a layer that must stay open is asked each time', async () => {
  const { result } = renderHook(() => useLayer(true, true))
  await settle()
  await goBack()
  await goBack()
  expect(result.current).toMatchObject({ isOpen: true, asked: 2 })
  expect(alive).toHaveLength(1)
})

it('the request closes the upper of two layers', async () => {
  const { result } = renderHook(() => ({ lower: useLayer(true), upper: useLayer(true) }))
  await settle()
  await goBack()
  expect(result.current).toMatchObject({ lower: { isOpen: true }, upper: { isOpen: false } })
  await goBack()
  expect(result.current.lower.isOpen).toBe(false)
})

it('a browser without close requests changes nothing', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  const { result } = renderHook(() => useLayer(true))
  await settle()
  expect(result.current).toMatchObject({ isOpen: true, asked: 0 })
})

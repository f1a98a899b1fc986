import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons, mockChannel } from 'storybook/preview-api'
import { afterEach, expect, it, vi } from 'vitest'
import { frameAddress } from '../../.storybook/docs/frame-address'
import { keepToolbars } from '../../.storybook/docs/keep-toolbars'
import { useGlobals } from '../../.storybook/docs/use-globals'

afterEach(() => vi.unstubAllGlobals())

it('a page follows its toolbars, and not the frames of its stories', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let chosen = { scheme: 'dark' }
  vi.stubGlobal('__STORYBOOK_PREVIEW__', {
    storyStoreValue: { userGlobals: { get: () => chosen } },
  })
  addons.setChannel(mockChannel())
  const say = (globals: object) => act(() => addons.getChannel().emit(GLOBALS_UPDATED, { globals }))
  const host = document.createElement('div')
  const root = createRoot(host)
  const Scheme = () => useGlobals()['scheme']
  act(() => root.render(<Scheme />))
  expect(host).toHaveTextContent('dark')
  say({ scheme: 'light' })
  expect(host).toHaveTextContent('dark')
  chosen = { scheme: 'light' }
  say(chosen)
  expect(host).toHaveTextContent('light')
  act(() => root.unmount())
})

it('the address of a frame names what the toolbars have chosen', () => {
  expect(frameAddress('ui-form-textinput--default', { scheme: 'dark', textSize: '200' })).toBe(
    'iframe.html?viewMode=story&id=ui-form-textinput--default&globals=scheme:dark;textSize:200',
  )
  expect(frameAddress('a--b', {})).toBe('iframe.html?viewMode=story&id=a--b')
})

it('a number from the address is a choice like its text', () => {
  const textSize = 200 as unknown as string
  expect(frameAddress('a--b', { textSize, viewport: undefined })).toBe(
    frameAddress('a--b', { textSize: '200' }),
  )
})

it('a link to another page keeps what the toolbars have changed, and forgets what they have not', () => {
  const userGlobals = {
    initialGlobals: { scheme: 'light', textSize: 100 },
    get: () => ({ scheme: 'dark', textSize: 100 }),
  }
  vi.stubGlobal('__STORYBOOK_PREVIEW__', { storyStoreValue: { userGlobals } })
  const link = document.body.appendChild(document.createElement('a'))
  link.href = './?path=/docs/a--docs&globals=scheme:light;direction:rtl'
  link.target = '_top'
  link.addEventListener('click', (event) => event.preventDefault())
  keepToolbars()
  link.click()
  expect(new URL(link.href).searchParams.get('globals')).toBe('scheme:dark')
  userGlobals.get = () => userGlobals.initialGlobals
  link.click()
  expect(new URL(link.href).searchParams.has('globals')).toBe(false)
  link.remove()
})

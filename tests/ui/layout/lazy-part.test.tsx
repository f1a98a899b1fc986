import { useState, type ComponentType } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { TIME } from '@domain/constants'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { renderInWorld } from '@tests/helpers/render-hook'
import { eventually, settle } from '@tests/helpers/settle'
import { lazyPart } from '@ui/layout/lazy-part'
import { useOpenHere } from '@ui/layout/use-open-here'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

interface DialogProps {
  open?: boolean
  onClose: () => void
}
const Dialog = ({ open }: DialogProps) => <p>The dialog is {open ? 'open' : 'closed'}</p>
const load = vi.fn<() => Promise<ComponentType<DialogProps>>>()

beforeEach(() => {
  load.mockReset().mockRejectedValue(new Error('The code is missing'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function click(name: string) {
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`There is no button ${name}`)
  button.click()
  await settle()
}
const isFailureShown = () => document.querySelector('[role=alert]') !== null
const isOpen = () => document.body.textContent.includes('The dialog is open')
const failure = () => eventually(() => expect(isFailureShown()).toBe(true))
const opened = () => eventually(() => expect(isOpen()).toBe(true))

/** Renders a page with a part that has not been fetched yet, and a button that opens it. */
function renderPage() {
  const Part = lazyPart(load)
  function Page() {
    const [place, setPlace] = useState('/')
    const [open = false, setOpen] = useOpenHere<boolean>(place)
    return (
      <ThemeRoot>
        <button onClick={() => setOpen(true)}>Open</button>
        <button onClick={() => setPlace('/support')}>Go on</button>
        <Part open={open} onClose={() => setOpen(false)} />
      </ThemeRoot>
    )
  }
  renderInWorld(<Page />)
  return Part
}

it('fetches nothing before it is opened, and stays once it has come', async () => {
  load.mockResolvedValue(Dialog)
  renderPage()
  await settle()
  expect(load).not.toHaveBeenCalled()
  await click('Open')
  await opened()
  await click('Go on')
  expect(document.body.textContent).toContain('The dialog is closed')
})

it('says that its code has failed, and is fetched again by the next tap after the message was closed', async () => {
  renderPage()
  await click('Open')
  await failure()
  expect(load).toHaveBeenCalledTimes(1)
  await click(feedbackCopy.close)
  expect(isFailureShown()).toBe(false)
  load.mockResolvedValue(Dialog)
  await click('Open')
  await opened()
  expect(isFailureShown()).toBe(false)
})

it.each(['Retry', 'the network'])('opens after a failure by %s', async (way) => {
  renderPage()
  await click('Open')
  await failure()
  load.mockResolvedValue(Dialog)
  if (way === 'Retry') await click(failureCopy.retry)
  else window.dispatchEvent(new Event('online'))
  await opened()
  expect(isFailureShown()).toBe(false)
})

it('opens by a Retry that is pressed as soon as it shows', async () => {
  renderPage()
  const pressed = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (!isFailureShown()) return
      observer.disconnect()
      load.mockResolvedValue(Dialog)
      done(click(failureCopy.retry))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await click('Open')
  await pressed
  await opened()
  expect(isFailureShown()).toBe(false)
})

it('Retry says that the code is on its way, and keeps the focus', async () => {
  renderPage()
  await click('Open')
  await failure()
  load.mockReturnValue(new Promise(() => {}))
  const retry = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === failureCopy.retry,
  )
  retry?.focus()
  await click(failureCopy.retry)
  await eventually(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain(feedbackCopy.loading),
  )
  expect(document.activeElement).toBe(retry)
})

it('answers a tap whose code takes long with a message until it opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let arrive = (_Part: ComponentType<DialogProps>) => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  renderPage()
  await click('Open')
  vi.advanceTimersByTime(TIME.untilWaitingShows)
  await settle()
  expect(document.querySelector('[role=status]')?.textContent).toBe(feedbackCopy.loading)
  arrive(Dialog)
  await opened()
  expect(document.querySelector('[role=status]')).toBeNull()
})

import { Suspense, useState, type ComponentType } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { TIME } from '@domain/constants'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { renderInWorld } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { latePart } from '@ui/layout/late-part'
import { useLatePart } from '@ui/layout/use-late-part'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

interface DialogProps {
  onClose: () => void
}
const Dialog = () => <p>The dialog</p>
const load = vi.fn<() => Promise<ComponentType<DialogProps>>>()

beforeEach(() => {
  load.mockReset().mockRejectedValue(new Error('The code is missing'))
})

async function click(name: string) {
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`There is no button ${name}`)
  button.click()
  await settle()
}
const isFailureShown = () => document.querySelector('[role=alert]') !== null
const isOpen = () => document.body.textContent.includes('The dialog')

it('a part whose message about its failure was closed is fetched again by the next tap', async () => {
  const Late = latePart(load)
  function Page() {
    const [isWanted, setIsWanted] = useState(false)
    return (
      <ThemeRoot>
        <button onClick={() => setIsWanted(true)}>Open</button>
        <Suspense fallback={null}>
          {isWanted && <Late onClose={() => setIsWanted(false)} />}
        </Suspense>
      </ThemeRoot>
    )
  }
  renderInWorld(<Page />)
  await click('Open')
  await vi.waitFor(() => expect(isFailureShown()).toBe(true))
  await click(feedbackCopy.close)
  expect(isFailureShown()).toBe(false)
  load.mockResolvedValue(Dialog)
  await click('Open')
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  expect(isFailureShown()).toBe(false)
})

it('a part whose code has failed says so at once, without another request', async () => {
  const Late = latePart(load)
  renderInWorld(
    <ThemeRoot>
      <Suspense fallback={null}>
        <Late onClose={() => {}} />
      </Suspense>
    </ThemeRoot>,
  )
  await vi.waitFor(() => expect(isFailureShown()).toBe(true))
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValue(Dialog)
  await click(failureCopy.retry)
  await vi.waitFor(() => expect(isOpen()).toBe(true))
})

function Elsewhere() {
  const [place, setPlace] = useState('/')
  const { want, message } = useLatePart(load, undefined, place)
  return (
    <ThemeRoot>
      <button onClick={() => want()}>Open</button>
      <button onClick={() => setPlace('/support')}>Go on</button>
      <button onClick={() => setPlace('/')}>Return</button>
      {message}
    </ThemeRoot>
  )
}

it('the message about a failure ends with the page of the tap', async () => {
  renderInWorld(<Elsewhere />)
  await click('Open')
  await vi.waitFor(() => expect(isFailureShown()).toBe(true))
  await click('Go on')
  expect(isFailureShown()).toBe(false)
  await click('Return')
  expect(isFailureShown()).toBe(false)
})

it('code that fails after the guest has gone on is not mentioned', async () => {
  let fail = () => {}
  load.mockReturnValue(new Promise((_resolve, reject) => (fail = () => reject(new Error('Late')))))
  renderInWorld(<Elsewhere />)
  await click('Open')
  await click('Go on')
  fail()
  await settle()
  expect(isFailureShown()).toBe(false)
})

function Menu() {
  const { Part, warm, want, message } = useLatePart(load)
  const [isWanted, setIsWanted] = useState(false)
  return (
    <ThemeRoot>
      <button onClick={() => want(() => setIsWanted(true))}>Open</button>
      <button onClick={warm}>Come near</button>
      {Part && isWanted && <Part onClose={() => {}} />}
      {message}
    </ThemeRoot>
  )
}

it('the message about a failure leaves when the part opens after all', async () => {
  renderInWorld(<Menu />)
  await click('Open')
  await vi.waitFor(() => expect(isFailureShown()).toBe(true))
  load.mockResolvedValue(Dialog)
  await click('Come near')
  await click('Open')
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  expect(isFailureShown()).toBe(false)
})

it('Retry opens what the failed tap was to open', async () => {
  renderInWorld(<Menu />)
  await click('Open')
  await vi.waitFor(() => expect(isFailureShown()).toBe(true))
  load.mockResolvedValue(Dialog)
  await click(failureCopy.retry)
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  expect(isFailureShown()).toBe(false)
})

it('a tap whose code takes long is answered with a message until the part opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let arrive: ((Part: ComponentType<DialogProps>) => void) | undefined
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  renderInWorld(<Menu />)
  await click('Open')
  vi.advanceTimersByTime(TIME.untilWaitingShows - 1)
  await settle()
  expect(document.body.textContent).not.toContain(feedbackCopy.loading)
  vi.advanceTimersByTime(1)
  await settle()
  expect(document.querySelector('[role=status]')?.textContent).toBe(feedbackCopy.loading)
  arrive?.(Dialog)
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  expect(document.querySelector('[role=status]')).toBeNull()
})

it('Retry says that the code is on its way, and keeps the focus', async () => {
  renderInWorld(<Menu />)
  await click('Open')
  await vi.waitFor(() => expect(isFailureShown()).toBe(true))
  load.mockReturnValue(new Promise(() => {}))
  const retry = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === failureCopy.retry,
  )
  retry?.focus()
  await click(failureCopy.retry)
  expect(document.querySelector('[role=alert]')?.textContent).toContain(feedbackCopy.loading)
  expect(document.activeElement).toBe(retry)
})

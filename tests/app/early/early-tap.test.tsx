import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEarlyTap } from '@app/early/early-tap'

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><button id="a"><i></i></button><button id="b"></button><p></p></div><button id="c"></button>'
  vi.useFakeTimers({ toFake: ['performance'] })
  keepEarlyTap()
})
afterEach(() => {
  window.takeEarlyTap?.()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const taken = () => window.takeEarlyTap?.()?.id

it('the last button of the page that was tapped is kept', () => {
  tap('#b')
  tap('#a i')
  tap('p')
  tap('#c')
  expect(taken()).toBe('a')
})

it('no button is kept without a tap on one, or after the page has taken it', () => {
  tap('p')
  expect(taken()).toBeUndefined()
  tap('#a')
  expect(taken()).toBeUndefined()
})

it('a tap is forgotten after five seconds', () => {
  tap('#a')
  vi.spyOn(performance, 'now').mockReturnValue(new Event('').timeStamp + 5000)
  expect(taken()).toBeUndefined()
})

it('a tap beside the buttons does not make the one before last longer', () => {
  const tapAt = (selector: string, timeStamp: number) => {
    const click = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(click, 'timeStamp', { value: timeStamp })
    document.querySelector(selector)?.dispatchEvent(click)
  }
  tapAt('#a', 1000)
  tapAt('p', 4000)
  vi.spyOn(performance, 'now').mockReturnValue(6000)
  expect(taken()).toBeUndefined()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEarlyTap } from '@app/early/early-tap'

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><button id="header"></button><main><button id="a"><i></i></button><button id="b"></button><p></p><input /><select><option></option><option>up</option></select></main></div><button id="beside"></button>'
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  keepEarlyTap()
})
afterEach(() => {
  window.answerEarlyTap?.()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

/** Returns the buttons that are clicked as an answer. */
function answers(except?: string) {
  const answered: string[] = []
  const note = ({ target }: MouseEvent) => answered.push((target as Element).id)
  document.addEventListener('click', note)
  window.answerEarlyTap?.(except)
  vi.advanceTimersByTime(0)
  document.removeEventListener('click', note)
  return answered
}

it('the last button of the page that was tapped is clicked', () => {
  tap('#b')
  tap('#a i')
  tap('p')
  tap('#beside')
  expect(answers()).toEqual(['a'])
})

it('no button is clicked without a tap on one, or twice', () => {
  tap('p')
  expect(answers()).toEqual([])
  tap('#a')
  expect(answers()).toEqual([])
})

it('a tap is forgotten after five seconds', () => {
  tap('#a')
  vi.spyOn(performance, 'now').mockReturnValue(new Event('').timeStamp + 5000)
  expect(answers()).toEqual([])
})

it('the button whose tap waits is pale until it is answered or forgotten', () => {
  const pale = () => [...document.querySelectorAll('[style*=opacity]')].map(({ id }) => id)
  tap('#a')
  tap('#b')
  expect(pale()).toEqual(['b'])
  answers('main')
  expect(pale()).toEqual(['b'])
  answers()
  expect(pale()).toEqual([])
  keepEarlyTap()
  tap('#a')
  vi.advanceTimersByTime(4999)
  expect(pale()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(pale()).toEqual([])
})

it('a tap on the content waits until the content can answer', () => {
  tap('#a')
  expect(answers('main')).toEqual([])
  expect(answers()).toEqual(['a'])
})

it('a tap beside the content is answered first, and later ones there are not kept', () => {
  tap('#header')
  expect(answers('main')).toEqual(['header'])
  tap('#header')
  expect(answers()).toEqual([])
})

it('a tap on the content that comes while only the rest answers is kept', () => {
  expect(answers('main')).toEqual([])
  tap('#b')
  tap('#header')
  expect(answers()).toEqual(['b'])
})

it('what was entered in a field is entered again, although the page has emptied it', () => {
  const told: string[] = []
  const enter = (selector: 'input' | 'select', value: string, event: string) => {
    const field = document.querySelector(selector)
    if (!field) throw new Error(`There is no ${selector}`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.value = ''
    field.addEventListener(event, () => told.push(field.value))
  }
  enter('input', 'Yaba', 'input')
  enter('select', 'up', 'change')
  answers('main')
  expect(told).toEqual([])
  answers()
  expect(told).toEqual(['Yaba', 'up'])
})

it('a form does not load the page again until it is answered', () => {
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('main')?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(submit()).toBe(true)
  answers()
  expect(submit()).toBe(false)
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
  expect(answers()).toEqual([])
})

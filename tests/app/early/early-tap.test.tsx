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
  // Files share a page, and those that follow would find these buttons.
  document.body.replaceChildren()
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

it('the buttons of the page that were tapped are clicked in their order, each time', () => {
  tap('#b')
  tap('#a i')
  tap('p')
  tap('#beside')
  tap('#b')
  tap('#b')
  expect(answers()).toEqual(['b', 'a', 'b', 'b'])
})

it('a tap is answered after what the one before it has changed, and dropped with its button', async () => {
  vi.useRealTimers()
  const seen: string[] = []
  const later = document.createElement('button')
  document.querySelector('main')?.append(later)
  tap('#a')
  later.click()
  tap('#b')
  document.querySelector('#a')?.addEventListener('click', () => {
    queueMicrotask(() => {
      seen.push('rendered')
      later.remove()
    })
  })
  const isOver = new Promise<void>((resolve) => {
    document.addEventListener('click', ({ target }) => {
      seen.push((target as Element).id)
      if (target === document.querySelector('#b')) resolve()
    })
  })
  window.answerEarlyTap?.()
  await isOver
  expect(seen).toEqual(['a', 'rendered', 'b'])
})

it('no button is clicked without a tap on one, or twice', () => {
  tap('p')
  expect(answers()).toEqual([])
  tap('#a')
  expect(answers()).toEqual([])
})

it('a tap is forgotten after five seconds', () => {
  tap('#a')
  // The timer may be late.
  vi.spyOn(performance, 'now').mockReturnValue(new Event('').timeStamp + 5000)
  expect(answers()).toEqual([])
})

const pale = () => [...document.querySelectorAll('[style*=opacity]')].map(({ id }) => id)

it('a button is pale while a tap on it waits to be answered or forgotten', () => {
  tap('#header')
  tap('#a')
  tap('#b')
  expect(pale()).toEqual(['header', 'a', 'b'])
  answers('main')
  expect(pale()).toEqual(['a', 'b'])
  answers()
  expect(pale()).toEqual([])
  keepEarlyTap()
  tap('#a')
  vi.advanceTimersByTime(3000)
  tap('#a')
  tap('#b')
  vi.advanceTimersByTime(2000)
  expect(pale()).toEqual(['a', 'b'])
  vi.advanceTimersByTime(3000)
  expect(pale()).toEqual([])
})

/**
 * Adds a search form to the page. Returns functions that type in it and send it, and whether the
 * page has prevented each sending.
 */
function addSearch() {
  const prevented: boolean[] = []
  const form = document.createElement('form')
  form.innerHTML = '<input /><button id="search"></button>'
  document.querySelector('#root')?.prepend(form)
  form.addEventListener('submit', (event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  })
  const field = form.querySelector('input')
  const type = (text: string) => {
    if (!field) throw new Error('The form has no field.')
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { prevented, type, send: () => tap('#search') }
}

/** Makes what was tapped by now as old as a tap that is forgotten. */
function growOld() {
  vi.advanceTimersByTime(5000)
  vi.spyOn(performance, 'now').mockReturnValue(new Event('').timeStamp + 5000)
}

it('a form that was sent is sent once, however late, while its button is pale', () => {
  const { type, send } = addSearch()
  type('Yaba')
  send()
  send()
  growOld()
  expect(pale()).toEqual(['search'])
  expect(answers()).toEqual(['search'])
})

it('a form that was sent is not sent after its text has changed', () => {
  const { type, send } = addSearch()
  type('Yaba')
  send()
  type('Yaba Lagos')
  expect(pale()).toEqual([])
  expect(answers()).toEqual([])
})

it('the browser itself sends a form once the code has failed', () => {
  const { prevented, send } = addSearch()
  send()
  document.querySelector('main')?.setAttribute('data-failed', 'below')
  send()
  expect(prevented).toEqual([true, false])
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

it('a word that is being composed is entered again once it is complete', () => {
  const field = document.querySelector<HTMLInputElement>('input')
  if (!field) throw new Error('There is no field.')
  const compose = (type: string) =>
    field.dispatchEvent(new CompositionEvent(type, { bubbles: true }))
  const write = (value: string) => {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  compose('compositionstart')
  write('lag')
  answers()
  const heard: string[] = []
  field.addEventListener('input', () => heard.push(field.value))
  write('lagos')
  expect(heard).toEqual(['lagos'])
  compose('compositionend')
  expect(heard).toEqual(['lagos', 'lagos'])
})

it('the caret stays where the guest is writing', () => {
  const field = document.querySelector('input')
  if (!field) throw new Error('There is no input')
  field.focus()
  field.value = 'Yaba'
  field.setSelectionRange(1, 3)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  answers()
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Yaba', 1, 3])
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

import type { KeyboardEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { moveTabFocus } from '@ui/layout/move-tab-focus'

const names = ['First', 'Second', 'Third']

function drawRow(direction: 'ltr' | 'rtl') {
  document.body.innerHTML = `<div dir="${direction}">${names
    .map((name) => `<button role="tab">${name}</button>`)
    .join('')}</div>`
  const row = document.querySelector('div') as HTMLElement
  row.querySelector('button')?.focus()
  return row
}

/** Presses keys on the row. Returns the name of the tab with the focus. */
function press(row: HTMLElement, key: string, modifier: { altKey?: boolean } = {}) {
  const preventDefault = vi.fn()
  const event = { key, currentTarget: row, altKey: false, ctrlKey: false, metaKey: false }
  moveTabFocus({ ...event, ...modifier, preventDefault } as unknown as KeyboardEvent<HTMLElement>)
  return [document.activeElement?.textContent, preventDefault.mock.calls.length]
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('arrow keys move through a row of tabs and wrap, Home and End lead to its ends', () => {
  const row = drawRow('ltr')
  expect(press(row, 'ArrowRight')).toEqual(['Second', 1])
  expect(press(row, 'End')).toEqual(['Third', 1])
  expect(press(row, 'ArrowRight')).toEqual(['First', 1])
  expect(press(row, 'ArrowLeft')).toEqual(['Third', 1])
  expect(press(row, 'Home')).toEqual(['First', 1])
})

it('read from right to left, the next tab is at the left', () => {
  const row = drawRow('rtl')
  expect(press(row, 'ArrowLeft')).toEqual(['Second', 1])
  expect(press(row, 'ArrowRight')).toEqual(['First', 1])
})

it('leaves Alt+ArrowLeft to the browser, which goes back, and ArrowDown, which scrolls', () => {
  const row = drawRow('ltr')
  expect(press(row, 'ArrowLeft', { altKey: true })).toEqual(['First', 0])
  expect(press(row, 'ArrowDown')).toEqual(['First', 0])
})

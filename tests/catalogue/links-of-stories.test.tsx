import { expect, it, onTestFinished } from 'vitest'
import { calm } from '../../.storybook/decorators/calm'

/** Returns whether a click on a link stays on the page. */
function stays(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const restore = calm({ globals: {}, parameters: {} })
  onTestFinished(() => {
    restore()
    root.remove()
  })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  root.querySelector('a')?.dispatchEvent(click)
  return click.defaultPrevented
}

it('a link of a story leads nowhere, alone and on a docs page', () => {
  const link = '<a href="#there">There</a>'
  expect(stays(link)).toBe(true)
  expect(stays(`<div id="storybook-docs"><div class="specimen">${link}</div></div>`)).toBe(true)
})

it('a link of a docs page works, although stories are drawn on it', () => {
  expect(stays('<div id="storybook-docs"><p><a href="#there">There</a></p></div>')).toBe(false)
})

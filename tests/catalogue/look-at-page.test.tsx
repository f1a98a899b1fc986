import { afterEach, expect, it } from 'vitest'
import './look-at-page.mjs'

const { stayletLookAtPage: look } = globalThis as unknown as {
  stayletLookAtPage: (root: ParentNode, scheme: 'light' | 'dark') => string[]
}

/** The tests share their page with other files, which must not find anything of this one. */
const area = document.createElement('div')

afterEach(() => area.remove())

const faultsIn = (content: string, scheme: 'light' | 'dark' = 'dark') => {
  area.style.background = scheme === 'dark' ? '#222222' : '#ffffff'
  area.style.color = scheme === 'dark' ? '#ffffff' : '#222222'
  area.innerHTML = content
  document.body.prepend(area)
  return look(area, scheme)
}

const code = '<pre style="background: BG; color: INK">const a = `b`</pre>'
const codeOn = (ground: string, ink: string) => code.replace('BG', ground).replace('INK', ink)

it('a page that follows its scheme has no fault', () => {
  expect(faultsIn(`<p>A <b>word</b></p>${codeOn('#000000', 'white')}`)).toEqual([])
  expect(faultsIn(`<p>A <b>word</b></p>${codeOn('#eeeeee', 'black')}`, 'light')).toEqual([])
})

it.each([
  ['black text', '<b style="color: black">When not to use it</b>', /contrast of 1\.\d: <b> 'When/],
  ['a white block', codeOn('white', 'black'), /light ground in the dark scheme: <pre>/],
  ['a backtick', '<p>Its `sx` prop</p>', /shows Markdown: <p> 'Its `sx`/],
  ['a backtick in a table', '<table><tr><td>`sx`</td></tr></table>', /shows Markdown: <td>/],
])('%s is a fault in the dark scheme', (_, content, fault) => {
  expect(faultsIn(content)).toEqual([expect.stringMatching(fault)])
})

it('a dark block is a fault in the light scheme', () => {
  expect(faultsIn(codeOn('#111111', 'white'), 'light')).toEqual([
    expect.stringMatching(/dark ground in the light scheme/),
  ])
})

it('mixed colours count too', () => {
  const mixed = 'color-mix(in srgb, black 90%, white)'
  expect(faultsIn(`<p style="color: ${mixed}">Text</p>`)).toHaveLength(1)
})

it('stories, swatches and what nobody sees are not the page’s own', () => {
  expect(
    faultsIn(`
      <div class="sb-story"><p style="color: black">Story</p></div>
      <span class="swatch" style="background: white; display: block; height: 99px">S</span>
      <p hidden style="color: black">Hidden</p>`),
  ).toEqual([])
})

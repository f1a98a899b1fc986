import { afterEach, beforeEach, expect, it } from 'vitest'
import './read-drawing.mjs'

const { stayletReadDrawing: read } = globalThis as unknown as { stayletReadDrawing: () => string }

/** The tests share their page with other files, which must not find anything of this one. */
const area = document.createElement('div')

beforeEach(() => {
  area.innerHTML = `
    <style>.a { color: red } @media print { .a { color: blue } } .a:hover { color: green }</style>
    <p class="a">One</p><input aria-label="A" value="x"><input type="checkbox" aria-label="B">
    <div id="strip" style="width: 50px; overflow: auto"><p style="width: 500px">Long</p></div>
    <dialog>Layer</dialog>`
  document.body.prepend(area)
})
afterEach(() => area.remove())

const find = <Kind extends Element>(selector: string) => area.querySelector(selector) as Kind

const styles = () => find<HTMLStyleElement>('style').sheet as CSSStyleSheet

it('a page that did not change is the same drawing', () => {
  expect(read()).toBe(read())
  expect(read()).toContain('"One"')
})

it.each<[string, () => void]>([
  ['a text', () => (find('p').textContent = 'Two')],
  ['an attribute', () => find('p').setAttribute('class', 'b')],
  ['the order of elements', () => area.append(find('p'))],
  ['what is typed', () => (find<HTMLInputElement>('input').value = 'y')],
  ['what is ticked', () => (find<HTMLInputElement>('[type=checkbox]').checked = true)],
  ['what is half ticked', () => (find<HTMLInputElement>('[type=checkbox]').indeterminate = true)],
  ['the focus', () => find<HTMLInputElement>('input').focus()],
  ['how far a strip has moved', () => (find('#strip').scrollLeft = 20)],
  ['a layer above the page', () => find<HTMLDialogElement>('dialog').showModal()],
  ['a rule for paper', () => styles().insertRule('@media print { .a { margin: 1px } }', 1)],
  ['a rule for a state', () => styles().insertRule('.a:active { color: blue }', 3)],
  ['a rule that a script adds', () => styles().insertRule('.a { color: black }', 3)],
  ['the order of rules', () => styles().insertRule('.a:hover { color: green }', 0)],
  ['a shadow tree', () => (find('p').attachShadow({ mode: 'open' }).innerHTML = '<b>S</b>')],
  ['the title', () => (document.title += '.')],
])('a change of %s is another drawing', (_what, change) => {
  const before = read()
  change()
  expect(read()).not.toBe(before)
})

it('a page with pixels of its own is never the same drawing', () => {
  area.append(document.createElement('canvas'))
  expect(read()).not.toBe(read())
})

/** Adds a photo that the page has made, with an address of its own. */
async function addPhoto(colour: string) {
  const canvas = new OffscreenCanvas(2, 2)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.fillStyle = colour
  context.fillRect(0, 0, 2, 2)
  const photo = new Image()
  photo.src = URL.createObjectURL(await canvas.convertToBlob())
  await photo.decode()
  find('p').replaceChildren(photo)
}

it('a photo that the page has made is the same drawing as long as it looks the same', async () => {
  await addPhoto('red')
  const red = read()
  await addPhoto('red')
  expect(read()).toBe(red)
  await addPhoto('blue')
  expect(read()).not.toBe(red)
})

it('a photo that has not come yet is another drawing', async () => {
  const photo = new Image()
  photo.src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
  find('p').replaceChildren(photo)
  const waiting = read()
  await photo.decode()
  expect(read()).not.toBe(waiting)
})

it('ids that React numbered otherwise are the same drawing, and other relations are not', () => {
  const draw = (html: string) => {
    find('p').innerHTML = html
    return read()
  }
  const before = draw('<label for="_r_1_">A</label><b id="_r_1_"></b><b id="_r_2_"></b>')
  expect(draw('<label for="_r_4_">A</label><b id="_r_4_"></b><b id="_r_a_"></b>')).toBe(before)
  expect(draw('<label for="_r_4_">A</label><b id="_r_a_"></b><b id="_r_4_"></b>')).not.toBe(before)
})

it('the address of a script does not change a drawing', () => {
  const before = read()
  area.append(document.createElement('script'))
  expect(read()).toBe(before)
})

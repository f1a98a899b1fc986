import { afterEach, expect, it } from 'vitest'
import { followToolbars } from '../../.storybook/docs/follow-toolbars'
import '../../.storybook/docs/docs.css'

const root = document.documentElement
const page = document.createElement('div')

afterEach(() => {
  page.remove()
  root.removeAttribute('style')
})

/** Returns the height of each part of a page whose lines are as high as one letter. */
function heightsAt(textSize: string) {
  page.className = 'sbdocs-content'
  page.innerHTML = `
    <p style="font: 14px/1 serif">Page</p>
    <div class="sb-unstyled"><p style="font: 14px/1 serif">Props</p></div>
    <div class="specimen sb-unstyled"><p style="font: 1rem/1 serif">Specimen</p></div>
    <div class="specimen"><div class="sb-story"><p style="font: 1rem/1 serif">State</p></div></div>
    <div class="sb-unstyled"><div class="sb-story"><p style="font: 1rem/1 serif">Canvas</p></div></div>`
  document.body.append(page)
  followToolbars(root, { textSize })
  return [...page.querySelectorAll('p')].map((text) =>
    Math.round(text.getBoundingClientRect().height),
  )
}

it('doubles the texts of a page like those of its stories, and none of them twice', () => {
  expect(heightsAt('100')).toEqual([14, 14, 16, 16, 16])
  expect(heightsAt('200')).toEqual([28, 28, 32, 32, 32])
})

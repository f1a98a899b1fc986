import { pauseAnimations } from 'storybook/internal/preview-api'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { calm } from '../../.storybook/decorators/calm'
import {
  refuseFaults,
  skippedHeadings,
  smallControls,
  watchConsole,
} from '../../.storybook/decorators/faults'

const draw = (html: string) => {
  document.body.innerHTML = html
  return document.body
}

afterEach(() => {
  draw('')
})

describe('the order of headings', () => {
  it.each([
    ['one level at a time', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'],
    ['a story that begins below', '<h3>A</h3><h3>B</h3>'],
    ['a hidden heading', '<h1>A</h1><div aria-hidden="true"><h4>B</h4></div><h2>C</h2>'],
  ])('accepts %s', (_what, html) => {
    expect(skippedHeadings(draw(html))).toEqual([])
  })

  it('reports a level that is skipped', () => {
    expect(skippedHeadings(draw('<h1>A</h1><h3>B</h3>'))).toEqual(["'B' (h3) follows h1"])
  })
})

describe('the text of a control', () => {
  it.each(['<input style="font-size: 1rem">', '<input type="checkbox" style="font-size: 13px">'])(
    'is accepted in %s',
    (html) => {
      expect(smallControls(draw(html))).toEqual([])
    },
  )

  it.each(['<input>', '<select style="font-size: 14px"></select>', '<textarea></textarea>'])(
    'is reported below 16 pixels in %s',
    (html) => {
      expect(smallControls(draw(html))).toHaveLength(1)
      expect(() => refuseFaults({ parameters: {} })).toThrow('too small')
    },
  )
})

describe('the console of a story', () => {
  it('fails the story by an error, unless the story expects it', () => {
    const restore = watchConsole({ parameters: {} })
    console.error('Each child in a list should have a unique key')
    restore?.()
    expect(() => refuseFaults({ parameters: {} })).toThrow('unique key')
    expect(() => refuseFaults({ parameters: { expectedErrors: /unique key/ } })).not.toThrow()
  })

  it('fails no story that the visual review photographs at another width than it is for', () => {
    const restore = watchConsole({ parameters: {} })
    console.error('Unable to find an accessible element with the role "tab"')
    restore?.()
    // A story may set motion itself, so the camera marks its window instead.
    Object.assign(window, { stayletCamera: true })
    onTestFinished(() => void Reflect.deleteProperty(window, 'stayletCamera'))
    expect(() => refuseFaults({ globals: { motion: 'full' }, parameters: {} })).not.toThrow()
  })
})

it('a story moves although an earlier one failed while Storybook paused all motion', () => {
  pauseAnimations()
  const box = draw('<p style="transition: opacity 1s">A</p>').querySelector('p') ?? document.body
  expect(getComputedStyle(box).transitionDuration).toBe('0s')
  const restore = calm({ globals: {}, parameters: {} })
  expect(getComputedStyle(box).transitionDuration).toBe('1s')
  restore()
})

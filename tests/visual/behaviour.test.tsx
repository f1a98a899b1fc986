import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import './behaviour.mjs'
import './out-of-sight.mjs'
import './unseen-rules.mjs'
import './vary-page.mjs'

interface ReadingWindow {
  stayletNoteShown: (kind: 'rest' | 'hover') => void
  stayletBehaviour: () => string[]
  stayletUnseenRules: () => string[]
}

const page = window as unknown as ReadingWindow

/** The tests share their page with other files, which must not find anything of this one. */
const area = document.createElement('div')

const draw = (html: string, css = '') => {
  area.innerHTML = `${html}<style>${css}</style>`
  document.body.prepend(area)
}

afterEach(() => area.remove())

it('everything stays where it was scrolled to', () => {
  draw(
    `<div id="strip" style="width: 50px; overflow: auto"><p style="width: 500px">
      <button type="button" style="margin-left: 400px">Far</button></p></div>`,
  )
  const strip = area.querySelector('#strip') as HTMLElement
  strip.scrollLeft = 20
  expect(page.stayletBehaviour().join('\n')).toContain('Far')
  expect(strip.scrollLeft).toBe(20)
})

describe('what no picture shows of an element', () => {
  it.each([
    ['a position that follows a scroll', '<p style="position: sticky; top: 8px">A</p>', 'top 8px'],
    ['the stacking order', '<p style="position: relative; z-index: 3">A</p>', 'z-index 3'],
    ['swipes', '<p style="touch-action: pan-y">A</p>', 'touch-action pan-y'],
    ['a live region', '<p aria-live="polite">A</p>', 'aria-live=polite'],
    ['the keyboard of a phone', '<input inputmode="tel" aria-label="A">', 'inputmode=tel'],
    [
      'what describes a field',
      '<p id="x">Ten digits</p><input aria-describedby="x">',
      'Ten digits',
    ],
    ['a description of nothing', '<input aria-describedby="y">', 'aria-describedby -> nothing'],
    ['the colours of a scrollbar', '<p style="scrollbar-color: red blue">A</p>', 'rgb(255, 0, 0)'],
    ['the direction of a text', '<p dir="auto">A</p>', 'dir=auto'],
    ['photos for sharper screens', '<img alt="" srcset="data:,a 2x">', 'srcset=data:,a 2x'],
    ['motion', '<p style="transition: opacity 1s">A</p>', 'transition opacity 1s'],
    ['what stays in view', '<p style="position: fixed">A</p>', 'position fixed'],
    ['colours on paper', '<p style="print-color-adjust: exact">A</p>', 'print-color-adjust exact'],
    ['the name of a field', '<input name="email" aria-label="A">', 'name=email'],
    [
      'the target of a label',
      '<label for="x">A</label><input id="x" name="b">',
      'for -> input "b"',
    ],
    ['a control that is off', '<button disabled>A</button>', 'disabled='],
    ['what a choice sends', '<input type="radio" value="weekly" aria-label="A">', 'value=weekly'],
    ['what a hidden field sends', '<input type="hidden" name="a" value="b">', 'value=b'],
    ['a photo that loads late', '<img alt="" loading="lazy">', 'loading=lazy'],
    ['a stacking context', '<p style="isolation: isolate">A</p>', 'isolation isolate'],
    ['containment', '<p style="contain: paint">A</p>', 'contain paint'],
    ['skipped drawing', '<p style="content-visibility: auto">A</p>', 'content-visibility auto'],
    ['a role without a meaning', '<ul role="presentation"><li>A</li></ul>', 'role=presentation'],
  ])('lists %s', (_what, html, expected) => {
    draw(html)
    expect(page.stayletBehaviour().join('\n')).toContain(expected)
  })

  it.each(['documentElement', 'body'] as const)('lists what the %s sets', (name) => {
    const { style } = document[name]
    onTestFinished(() => void style.removeProperty('scroll-padding'))
    style.scrollPadding = '17px'
    expect(page.stayletBehaviour().join('\n')).toContain('scroll-padding 17px')
  })

  it('lists what a frame shows', async () => {
    draw(`<iframe title="A" srcdoc="<a href='/pay'>A</a>"></iframe>`)
    const frame = area.querySelector('iframe')
    await new Promise((loaded) => frame?.addEventListener('load', loaded, { once: true }))
    expect(page.stayletBehaviour().join('\n')).toContain('href=/pay')
  })

  it('lists the looks of what a scrolling list hides, and of nothing else', () => {
    const item = '<p style="height: 40px; margin: 0; color: rgb(1, 2, 3)">A</p>'
    draw(`<div style="height: 50px; overflow: auto">${item.repeat(4)}</div>${item}`)
    const hidden = page.stayletBehaviour().filter((line) => line.includes('out of sight'))
    expect(hidden).toHaveLength(1)
    expect(hidden[0]).toMatch(/^2 p out of sight: rgb\(1, 2, 3\)/)
  })

  it('lists the steps of an animation instead of its name', () => {
    draw(
      '<p class="turning">A</p>',
      '@keyframes one-1x { to { opacity: 0.5; } } .turning { animation: one-1x 3s infinite; }',
    )
    const line = page.stayletBehaviour().join('\n')
    expect(line).toContain('opacity: 0.5')
    expect(line).not.toContain('one-1x')
  })

  it('lists no name that a build or an order of components makes', () => {
    draw('<p id="r1" aria-label="Ada">A</p><p class="st-1abc" aria-labelledby="r1">B</p>')
    expect(page.stayletBehaviour().join('\n')).not.toMatch(/r1|st-1abc/)
  })
})

describe('rules that no picture has shown', () => {
  const unseen = (html: string, css: string) => {
    draw(html, css)
    page.stayletNoteShown('rest')
    return page.stayletUnseenRules().join('\n')
  }

  it.each([
    ['another width', '@media (min-width: 9000px) { .a { color: red; } }'],
    ['a guest who asks for contrast', '@media (prefers-contrast: more) { .a { color: red; } }'],
    ['a selection', '.a::selection { color: red; }'],
    ['a state that was not forced', '.a:hover { color: red; }'],
    ['a scheme that was not photographed', '[data-scheme="dim"] .a { color: red; }'],
    ['a sheet of paper', '@page { size: 10cm 5cm; }', 'size: 10cm 5cm'],
    ['a first appearance', '@starting-style { .a { color: red; } }'],
    ['a container', '@container (min-width: 1px) { .a { color: red; } }'],
  ])('lists one for %s', (_what, css, expected = 'color: red') => {
    expect(unseen('<p class="a">A</p>', css)).toContain(expected)
  })

  it('lists no rule that the picture shows, only its condition', () => {
    const lines = unseen('<p class="a">A</p>', '@media (min-width: 1px) { .a { color: red; } }')
    expect(lines).toContain('styles for @media (min-width: 1px)')
    expect(lines).not.toContain('color: red')
  })

  it('lists no rule of an element that the story does not have', () => {
    expect(unseen('<p>A</p>', '.a:hover { color: red; }')).not.toContain('color: red')
  })

  it('lists an outline that only forced colours show', () => {
    draw('<p class="a">A</p>', '.a:hover { outline: 2px solid transparent; }')
    page.stayletNoteShown('hover')
    expect(page.stayletUnseenRules().join('\n')).toContain('outline-color: transparent')
  })

  it('lists the stacking of a state although its picture was taken', () => {
    draw('<p class="a">A</p>', '.a:hover { z-index: 7; color: red; }')
    page.stayletNoteShown('hover')
    const lines = page.stayletUnseenRules().join('\n')
    expect(lines).toContain('z-index: 7')
    expect(lines).not.toContain('color: red')
  })

  it('lists a rule of an element that the picture does not draw', () => {
    expect(
      unseen('<p class="a" style="display: none">A</p>', '.a:hover { color: red; }'),
    ).toContain('color: red')
    draw('<p class="a" style="display: none">A</p>', '@media screen { .a { color: blue; } }')
    page.stayletNoteShown('rest')
    expect(page.stayletUnseenRules().join('\n')).toContain('color: blue')
  })

  it('lists the motion of a state although its picture was taken', () => {
    draw('<p class="a">A</p>', '.a:hover { color: red; transition: color 2s; }')
    page.stayletNoteShown('hover')
    const lines = page.stayletUnseenRules().join('\n')
    expect(lines).toContain('transition-duration: 2s')
    expect(lines).not.toContain('color: red')
  })
})

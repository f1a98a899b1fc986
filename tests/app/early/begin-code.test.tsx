import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginCode } from '@app/early/begin-code'
import { RENDERED_CODE_ID } from '@domain/page-data'

const ADDRESS = '/held-code.js'
const IMPORTED = '/imported-code.js'

beforeEach(() => {
  const held = document.createElement('template')
  held.id = RENDERED_CODE_ID
  held.innerHTML = `<script type="text/plain" src="${ADDRESS}"></script><link rel="modulepreload" href="${IMPORTED}">`
  document.body.replaceChildren(held)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
  for (const link of preloads()) link.remove()
})

const preloads = () => document.querySelectorAll('link[rel="modulepreload"][href$="-code.js"]')
const scripts = () => document.body.querySelectorAll('script')

describe('the code that a document holds back', () => {
  it('begins at once in a complete document', () => {
    beginCode()
    expect([preloads().length, scripts().length]).toEqual([1, 1])
  })

  it('is fetched with what it imports, and begins when the document is complete', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    beginCode()
    expect([preloads().length, scripts().length]).toEqual([2, 0])
    state.mockReturnValue('interactive')
    document.dispatchEvent(new Event('readystatechange'))
    expect(scripts()).toHaveLength(1)
  })
})

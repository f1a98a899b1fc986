import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTopOfPage } from '@app/navigation/use-page-moves'
import { usePageTitle } from '@app/navigation/use-page-title'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

let page: HTMLElement
beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'))
  page.style.height = '5000px'
  window.scrollTo({ top: 900, behavior: 'instant' })
})
afterEach(() => page.remove())

const renderPage = () =>
  renderHook(() => {
    useTopOfPage()
    return useNavigate()
  })

describe('a page', () => {
  it('that is new begins at its top', async () => {
    const { result } = renderPage()
    expect(window.scrollY).toBe(900)
    void result.current('/propertydetail/loft')
    await settle()
    expect(window.scrollY).toBe(0)
  })

  it('of which only the query changes keeps its position', async () => {
    const { result } = renderPage()
    void result.current('?page=2')
    await settle()
    expect(window.scrollY).toBe(900)
  })

  it('to which a guest goes back is left to the browser, which knows the position', async () => {
    const { result, back } = renderPage()
    void result.current('/propertydetail/loft')
    await settle()
    window.scrollTo({ top: 300, behavior: 'instant' })
    back()
    await settle()
    expect(window.scrollY).toBe(300)
  })
})

describe('the title of a page', () => {
  it('names the page and the product, or the product alone', () => {
    renderHook(() => usePageTitle('Discover homes'))
    expect(document.title).toBe('Discover homes · Staylet')
    renderHook(() => usePageTitle(undefined))
    expect(document.title).toBe('Staylet')
  })
})

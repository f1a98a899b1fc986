import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FocusKeeper } from '@app/navigation/FocusKeeper'
import { renderInWorld } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { CONTENT_ID } from '@ui/layout/content-id'

/** Waits for the frames after which a lost focus is noticed. */
async function frame() {
  for (let frames = 0; frames < 3; frames += 1) {
    await settle()
    await new Promise((next) => {
      requestAnimationFrame(next)
    })
  }
  await settle()
}

const active = () => document.activeElement
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

/** Two pages: a list of links, and the page that a link opens. */
function Pages({ isKept = true }: { isKept?: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      {isKept && <FocusKeeper openedAt="/" />}
      <main id={CONTENT_ID} tabIndex={-1}>
        {pathname === '/' ? (
          <div key="list">
            <h1>Homes {search}</h1>
            <Link to="/loft">Photo</Link>
            <Link to="/loft">Loft</Link>
            <Link to="?page=2">Next</Link>
          </div>
        ) : (
          <div key="loft">
            <h1>Loft</h1>
            <button type="button" onClick={() => void navigate(-1)}>
              Back
            </button>
          </div>
        )}
      </main>
    </>
  )
}

/** Returns whether the keeper's code has loaded. An event loads it. */
function useLateKeeper() {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    document.addEventListener('keeper-loaded', () => setKept(true), { once: true })
  }, [])
  return isKept
}

/** The same pages before the keeper's code has loaded. */
const LatePages = () => <Pages isKept={useLateKeeper()} />

describe('the focus after a navigation', () => {
  it('moves to the heading of the new page, and Back returns it to the link', async () => {
    renderInWorld(<Pages />)
    const second = find('a:nth-of-type(2)')
    second.focus()
    second.click()
    await frame()
    expect(active()?.textContent).toBe('Loft')
    expect(active()?.tagName).toBe('H1')
    find('button').click()
    await frame()
    expect(active()).toBe(find('a:nth-of-type(2)'))
  })

  it('moves for a link that was followed before the code ran, and Back returns it to the link', async () => {
    renderInWorld(<LatePages />)
    const first = find('a')
    first.focus()
    first.click()
    await frame()
    expect(active()).toBe(document.body)
    document.dispatchEvent(new Event('keeper-loaded'))
    await frame()
    expect(active()?.tagName).toBe('H1')
    find('button').click()
    await frame()
    expect(active()).toBe(find('a'))
  })

  it('moves together with the page, before the watch for a lost focus runs', async () => {
    renderInWorld(<Pages />)
    const focused: (string | undefined)[] = []
    const observer = new MutationObserver(() => {
      if (find('h1').textContent === 'Loft') focused.push(active()?.tagName)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    find('a:nth-of-type(2)').click()
    await frame()
    observer.disconnect()
    expect(focused[0]).toBe('H1')
  })

  it('stays at the first entry of a document, even if its address is another one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    renderInWorld(<Pages />, { entries: ['/loft'] })
    await vi.runAllTimersAsync()
    expect(find('h1').textContent).toBe('Loft')
    expect(active()).toBe(document.body)
  })

  it('stays when only the query changes', async () => {
    renderInWorld(<Pages />)
    const next = find('a:nth-of-type(3)')
    next.focus()
    next.click()
    await frame()
    expect(active()).toBe(next)
  })
})

/** A list of items, each with a button that removes it, and a button that shows a panel. */
function Removals({ isKept = true }: { isKept?: boolean }) {
  const [items, setItems] = useState(['one', 'two', 'three'])
  const [isOpen, setOpen] = useState(true)
  const [isFailed, setFailed] = useState(true)
  return (
    <>
      {isKept && <FocusKeeper openedAt="/" />}
      <main id={CONTENT_ID} tabIndex={-1}>
        <section>
          <h2 id="list">Items</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <a href={`#${item}`}>{item}</a>
                <button
                  type="button"
                  id={item}
                  onClick={() => setItems(items.filter((each) => each !== item))}
                >
                  Remove {item}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <button type="button" id="opener" aria-expanded={isOpen} aria-controls="panel">
          Panel
        </button>
        <div id="panel" className={isOpen ? '' : 'off'} style={isOpen ? {} : { display: 'none' }}>
          <button type="button" id="closer" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
        <section>
          {isFailed ? (
            <div>
              <button type="button" id="retry" onClick={() => setFailed(false)}>
                Retry
              </button>
            </div>
          ) : (
            <h2 id="results">Results</h2>
          )}
        </section>
      </main>
    </>
  )
}

/** The same lists before the keeper's code has loaded. */
const LateRemovals = () => <Removals isKept={useLateKeeper()} />

describe('a focus whose control disappears', () => {
  const press = async (id: string) => {
    const control = find(`#${id}`)
    control.focus()
    control.click()
    await frame()
  }

  it('moves to the same control of the next item, then of the previous one, then to the heading', async () => {
    renderInWorld(<Removals />)
    await press('two')
    expect(active()?.id).toBe('three')
    await press('three')
    expect(active()?.id).toBe('one')
    await press('one')
    expect(active()?.id).toBe('list')
  })

  it('moves to the button that opens what was closed', async () => {
    renderInWorld(<Removals />)
    await press('closer')
    expect(active()?.id).toBe('opener')
  })

  it('moves to the heading of what replaced it', async () => {
    renderInWorld(<Removals />)
    await press('retry')
    expect(active()?.id).toBe('results')
  })

  it('moves to the heading although the control had the focus before the code ran', async () => {
    renderInWorld(<LateRemovals />)
    find('#retry').focus()
    document.dispatchEvent(new Event('keeper-loaded'))
    await frame()
    find('#retry').click()
    await frame()
    expect(active()?.id).toBe('results')
  })

  it('stays on the body after the guest has clicked outside every control', async () => {
    renderInWorld(<Removals />)
    find('#retry').focus()
    find('#retry').blur()
    await frame()
    expect(active()).toBe(document.body)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '@domain/schemas/listing-schema'
import { ApiError } from '@features/api/api-error'
import { favouriteErrorAtom } from '@features/favourite/favourite-atoms'
import { useFavourites } from '@features/favourite/use-favourites'
import { useToggleFavourite } from '@features/favourite/use-toggle-favourite'
import { endSessionAtom, sessionAtom, signedOut } from '@features/session/session-atoms'
import { lagoonLoft, palmVilla } from '@tests/fixtures/make-listing'
import { makeUser } from '@tests/fixtures/make-user'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook, type WorldOptions } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const list = `GET /favourites/${ada._id}?fields=card`
const add = 'POST /favourites'
const remove = 'DELETE /favourites'
const body = { userId: ada._id, listingId: lagoonLoft._id }
const broken = new ApiError({ status: 500, code: 'internal', message: 'The server is on fire.' })

const saved = { title: 'Saved', text: 'Property saved!', severity: 'success' }
const removed = {
  title: 'Removed',
  text: 'Property removed from saved!',
  severity: 'success',
}
const failed = {
  title: 'Error',
  text: 'Failed to update favorites. Please try again.',
  severity: 'error',
}

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** Fakes a server that lists the favourites it has saved. */
function remembering(...atFirst: Listing[]): FakeApi & { held: Listing[] } {
  const api = Object.assign(fakeApi(), { held: atFirst })
  api.answers[list] = () => ({ favourites: { listing: [...api.held] } })
  api.answers[add] = () => void (api.held = [lagoonLoft, ...api.held])
  api.answers[remove] = () => void (api.held = api.held.filter(({ _id }) => _id !== lagoonLoft._id))
  return api
}

/** Renders two hearts of one listing, as a card and the property page show them. */
function useTwoHearts() {
  const { items, error } = useFavourites()
  const other = useFavourites().items
  const toggle = useToggleFavourite()
  const isSaved = (listings: Listing[] | undefined) =>
    listings?.some(({ _id }) => _id === lagoonLoft._id) ?? false
  const heart = isSaved(items)
  return {
    heart,
    otherHeart: isSaved(other),
    items,
    error,
    click: () => toggle(lagoonLoft, heart),
    toggle,
  }
}

async function openHearts(api: FakeApi, options: WorldOptions = {}) {
  const world = renderHook(useTwoHearts, { api, session: adaSession, ...options })
  await settle()
  return world
}

describe('clicking a heart', () => {
  it('fills the heart immediately, sends the request and shows a toast (FAV-01, FAV-02, FAV-09)', async () => {
    const api = remembering()
    const answer = deferred()
    const { result, notices } = await openHearts(api)
    api.answers[add] = answer.promise
    result.current.click()
    await settle()
    expect(result.current.heart).toBe(true)
    expect(notices).toEqual([])
    expect(api.calls.at(-1)).toMatchObject({ call: add, options: { body } })
    api.held = [lagoonLoft]
    answer.resolve(undefined)
    await settle()
    expect(result.current.heart).toBe(true)
    expect(notices).toEqual([saved])
  })

  it('empties a filled heart immediately, sends the request and shows a toast (FAV-01, FAV-02, FAV-09)', async () => {
    const api = remembering(lagoonLoft, palmVilla)
    const { result, notices } = await openHearts(api)
    expect(result.current.heart).toBe(true)
    result.current.click()
    await settle()
    expect(api.calls.find(({ call }) => call === remove)?.options.body).toEqual(body)
    expect(result.current.heart).toBe(false)
    expect(result.current.items).toEqual([palmVilla])
    expect(notices).toEqual([removed])
  })

  it('requests the list again after saving and after removing (FAV-03)', async () => {
    const api = remembering()
    const { result } = await openHearts(api)
    expect(api.count(list)).toBe(1)
    result.current.click()
    await settle()
    expect(api.calls.map(({ call }) => call)).toEqual([list, add, list])
    result.current.click()
    await settle()
    expect(api.calls.map(({ call }) => call).slice(3)).toEqual([remove, list])
  })

  it('flips every heart of the listing together (R-79)', async () => {
    const { result } = await openHearts(remembering())
    expect(result.current.otherHeart).toBe(false)
    result.current.click()
    await settle()
    expect(result.current.otherHeart).toBe(true)
  })

  it('works before the list has loaded (R-79)', async () => {
    const api = remembering()
    const first = deferred()
    api.answers[list] = first.promise
    const { result } = await openHearts(api)
    result.current.click()
    await settle()
    api.answers[list] = { favourites: { listing: api.held } }
    first.resolve({ favourites: { listing: api.held } })
    await settle()
    expect(result.current.heart).toBe(true)
  })
})

/** Opens hearts whose server has saved the listing, but answers when the test says so. */
async function openWhileAdding() {
  const api = remembering()
  const adding = deferred()
  api.answers[add] = () => {
    api.held = [lagoonLoft]
    return adding.promise
  }
  return { api, adding, ...(await openHearts(api)) }
}

describe('several quick clicks (R-79)', () => {
  it('send one request after another, and the last choice wins', async () => {
    const { api, adding, result, notices } = await openWhileAdding()
    result.current.click()
    await settle()
    result.current.click()
    await settle()
    expect(result.current.heart).toBe(false)
    expect(api.count(remove)).toBe(0)
    adding.resolve(undefined)
    await settle()
    expect(api.calls.map(({ call }) => call).filter((call) => call !== list)).toEqual([add, remove])
    expect(result.current.heart).toBe(false)
    expect(api.held).toEqual([])
    // One toast reports the guest's final choice.
    expect(notices).toEqual([removed])
  })

  it('send nothing twice when the last choice equals the sent one', async () => {
    const { api, adding, result, notices } = await openWhileAdding()
    for (let clicks = 0; clicks < 3; clicks += 1) {
      result.current.click()
      await settle()
    }
    adding.resolve(undefined)
    await settle()
    expect(api.count(add)).toBe(1)
    expect(api.count(remove)).toBe(0)
    expect(result.current.heart).toBe(true)
    expect(notices).toEqual([saved])
  })

  it("roll back to the server's state when the second request fails", async () => {
    const { api, adding, result, notices } = await openWhileAdding()
    api.answers[remove] = broken
    result.current.click()
    await settle()
    result.current.click()
    adding.resolve(undefined)
    await settle()
    expect(result.current.heart).toBe(true)
    expect(notices).toEqual([failed])
    expect(result.current.error).toBe('Failed to remove favourite')
  })
})

describe('a failed favourite request', () => {
  it('to add rolls back, stores the error, shows a toast and logs (FAV-05, FAV-08, ERR-02)', async () => {
    const api = remembering()
    api.answers[add] = broken
    const { result, notices, store } = await openHearts(api)
    result.current.click()
    await settle()
    expect(result.current.heart).toBe(false)
    expect(store.get(favouriteErrorAtom)).toBe('Failed to add favourite')
    expect(notices).toEqual([failed])
    expect(logged).toHaveBeenCalledWith(expect.any(String), broken)
  })

  it('says why where another attempt cannot help', async () => {
    const api = remembering()
    const message = 'You have saved 500 listings. Remove one to save another.'
    api.answers[add] = new ApiError({ status: 422, code: 'too_many_saved', message })
    const { result, notices } = await openHearts(api)
    result.current.click()
    await settle()
    expect(notices).toEqual([{ ...failed, text: message }])
  })

  it('is cleared when a new request starts (FAV-05)', async () => {
    const api = remembering()
    api.answers[add] = broken
    const { result, store } = await openHearts(api)
    result.current.click()
    await settle()
    api.answers[add] = deferred().promise
    result.current.click()
    await settle()
    expect(store.get(favouriteErrorAtom)).toBeNull()
  })

  it('shows nothing when the session has ended, and drops the click before the next login (R-132)', async () => {
    const api = remembering()
    const { result, notices, store } = await openHearts(api)
    api.answers[add] = () => {
      store.set(endSessionAtom)
      throw new ApiError({ status: 401, code: 'unauthenticated' })
    }
    result.current.click()
    await settle()
    expect(notices).toEqual([])
    store.set(sessionAtom, adaSession)
    await settle()
    expect(result.current.heart).toBe(false)
  })
})

it('a heart whose session has ended at the server asks for a login, and keeps the origin (R-132)', async () => {
  const api = remembering()
  api.answers[add] = () => {
    throw new ApiError({ status: 401, code: 'unauthenticated' })
  }
  const entries = ['/', '/discover?search=loft']
  const { result, notices, location, store } = await openHearts(api, { entries })
  result.current.click()
  await settle()
  expect(notices.map(({ title }) => title)).toEqual(['Login Required'])
  expect(location().pathname).toBe('/login')
  expect(location().state).toMatchObject({ from: { search: '?search=loft' } })
  expect(store.get(sessionAtom).user).toBeNull()
})

describe('clicking a heart that cannot be saved', () => {
  const loginRequired = {
    title: 'Login Required',
    text: 'Please log in to save properties to your favorites.',
    severity: 'warning',
  }

  it.each([
    ['a visitor', signedOut],
    ['a user without an id', { ...adaSession, user: makeUser({ _id: '' }) }],
  ])('asks %s to log in and keeps the origin (FAV-06, R-17)', async (_, session) => {
    const api = remembering()
    // The request for a user without an id does not matter here.
    api.answers['GET /favourites/?fields=card'] = { favourites: { listing: [] } }
    const entries = ['/', '/discover?search=loft']
    const { result, notices, location } = await openHearts(api, { session, entries })
    result.current.click()
    await settle()
    expect(notices).toEqual([loginRequired])
    expect(location().pathname).toBe('/login')
    expect(location().state).toMatchObject({
      from: { pathname: '/discover', search: '?search=loft' },
      saving: { _id: lagoonLoft._id, name: lagoonLoft.name },
    })
    expect(api.count(add)).toBe(0)
    expect(result.current.heart).toBe(false)
  })

  it('shows Offline without a network and sends nothing (FAV-07)', async () => {
    const api = remembering()
    const { result, notices } = await openHearts(api)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    result.current.click()
    await settle()
    expect(notices).toEqual([
      {
        title: 'Offline',
        text: 'Unable to add favorites, restore your connection.',
        severity: 'error',
      },
    ])
    expect(result.current.heart).toBe(false)
    expect(api.count(add)).toBe(0)
  })

  it('asks for the login before it checks the network (R-78)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { result, notices } = await openHearts(remembering(), { session: signedOut })
    result.current.click()
    await settle()
    expect(notices).toEqual([loginRequired])
  })
})

describe("a favourite request that outlives the guest's logout (R-26)", () => {
  const bolasList = 'GET /favourites/bola?fields=card'

  /** Ada clicks, and Bola logs in before the server answers. */
  async function openAfterLogout() {
    const api = remembering()
    const adding = deferred()
    api.answers[add] = adding.promise
    api.answers[bolasList] = { favourites: { listing: [] } }
    const world = await openHearts(api)
    world.result.current.click()
    await settle()
    world.store.set(sessionAtom, { ...adaSession, user: makeUser({ _id: 'bola' }) })
    await settle()
    return { api, adding, ...world }
  }

  it('shows nothing to the next guest and sends nothing in their name', async () => {
    const { adding, result, notices } = await openAfterLogout()
    adding.reject(broken)
    await settle()
    expect(notices).toEqual([])
    expect(result.current.heart).toBe(false)
    expect(result.current.error).toBeNull()
  })

  it('lets the next guest save the same listing', async () => {
    const { api, adding, result } = await openAfterLogout()
    result.current.click()
    await settle()
    const bodies = api.calls.filter(({ call }) => call === add).map(({ options }) => options.body)
    expect(bodies).toEqual([body, { userId: 'bola', listingId: lagoonLoft._id }])
    api.answers[bolasList] = { favourites: { listing: [lagoonLoft] } }
    adding.resolve(undefined)
    await settle()
    expect(result.current.heart).toBe(true)
  })
})

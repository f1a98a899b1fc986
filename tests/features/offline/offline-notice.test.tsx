import useSWR from 'swr'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { offlineBannerCopy } from '@domain/copy/offline-copy'
import { ApiError } from '@features/api/api-error'
import { OfflineNotice } from '@features/offline/OfflineNotice'
import { fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderInWorld } from '@tests/helpers/render-hook'
import { eventually } from '@tests/helpers/settle'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

const types = apiPaths.propertyTypes
const amenities = apiPaths.amenities
const noNetwork = new ApiError({ status: 0, code: 'network' })

/** Shows what each read returned, under the notice. Only the first one has a cached response. */
function Page() {
  const { mutate, ...cached } = useSWR<string>(types, { dedupingInterval: 0 })
  const lost = useSWR<string>(amenities, { dedupingInterval: 0 })
  return (
    <>
      <OfflineNotice />
      <main>{`${cached.data ?? 'nothing'}, ${lost.data ?? 'nothing'}`}</main>
      <button onClick={() => void mutate()}>refresh the first</button>
    </>
  )
}

function open(api: FakeApi) {
  const { container } = renderInWorld(
    <ThemeRoot>
      <Page />
    </ThemeRoot>,
    {
      api,
      offlineCache: {
        placeOf: (path) => ({
          store: () => undefined,
          find: async () => (path === types ? { at: 5, answer: 'cached' } : undefined),
        }),
      },
    },
  )
  const press = (name: string) =>
    [...container.querySelectorAll('button')].find((each) => each.textContent === name)?.click()
  const shown = () => container.querySelector('main')?.textContent
  return { press, shown }
}

const withoutResponses = () =>
  fakeApi({ [`GET ${types}`]: noNetwork, [`GET ${amenities}`]: noNetwork })

const answer = (api: FakeApi, path: string, text: string) => (api.answers[`GET ${path}`] = text)

const answerAll = (api: FakeApi) => {
  answer(api, types, 'new')
  answer(api, amenities, 'here')
}

afterEach(() => Reflect.deleteProperty(navigator, 'onLine'))

it("its 'Try again' requests again what is cached and what is missing", async () => {
  const api = withoutResponses()
  const { press, shown } = open(api)
  await expect.poll(shown).toBe('cached, nothing')
  answerAll(api)
  press(offlineBannerCopy.retry)
  await expect.poll(shown).toBe('new, here')
})

it('a page that opened without a network loads what it lacks when the network returns', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  const api = withoutResponses()
  const { shown } = open(api)
  await expect.poll(shown).toBe('cached, nothing')
  answerAll(api)
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
  await expect.poll(shown).toBe('new, here')
})

it('one response after lost ones makes the page request the others again', async () => {
  const api = withoutResponses()
  const { press, shown } = open(api)
  await expect.poll(shown).toBe('cached, nothing')
  answerAll(api)
  press('refresh the first')
  await expect.poll(shown).toBe('new, here')
})

it('what remains unanswered is not requested without an end', async () => {
  const api = withoutResponses()
  const { press, shown } = open(api)
  await expect.poll(shown).toBe('cached, nothing')
  answer(api, types, 'new')
  press('refresh the first')
  await expect.poll(shown).toBe('new, nothing')
  const count = () => api.count(`GET ${amenities}`)
  await eventually(() => expect(count()).toBe(2))
  press('refresh the first')
  await eventually(() => expect(api.count(`GET ${types}`)).toBe(3))
  expect(count()).toBe(2)
})

it('a server that does not answer is asked again in growing pauses until it does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = withoutResponses()
  const { shown } = open(api)
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('cached, nothing')
  const count = () => api.count(`GET ${amenities}`)
  for (const [pause, requests] of [
    [4_999, 1],
    [1, 2],
    [9_999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause)
    expect(count()).toBe(requests)
  }
  answerAll(api)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown()).toBe('new, here')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(count()).toBe(4)
})

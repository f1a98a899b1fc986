import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cameraOptions } from './camera-flags'
import { stillContext, storyCamera, type Camera, type StoryEntry } from './still-page'
import type { Drawings, Order, Taken } from './take-variants'

const story: StoryEntry = {
  id: 'ui-card--default',
  title: 'ui/Card',
  name: 'Default',
  importPath: './stories/ui/Card.stories.tsx',
  type: 'story',
}

/** A page that says, as Storybook does, that its story has ended. */
const pageOf = (body: string, script: string) => `<!doctype html><title>Story</title>
  <style>button { color: black } button:hover { color: red }</style><body>${body}<script>
    window.__STORYBOOK_ADDONS_CHANNEL__ = {
      once: (event, listen) => event === 'storyFinished' && listen({ status: 'success' }),
    }
    window.__STORYBOOK_PREVIEW__ = { currentRender: { story: { parameters: {
      visual: { variants: ['390', '390-hover', '1280'] },
    } } } }
    ${script}
  </script></body>`

/** A page of which two more pictures are taken, sharper and scrolled. */
const TALL = pageOf(
  '<button>Book</button><p style="height: 3000px; margin: 0; background: linear-gradient(red, blue)"></p>',
  '',
).replace("['390', '390-hover', '1280']", "['390', '390-2x'], scroll: 500")

const PLAIN = pageOf('<button>Book</button>', '')
const LABELLED = pageOf('<button>Pay</button>', '')
/** Another text on a wide screen alone. */
const WIDE = pageOf(
  '<button>Book</button>',
  `addEventListener('resize', () => {
    document.querySelector('button').textContent = innerWidth > 1000 ? 'Book a stay' : 'Book'
  })`,
)
/** A page that keeps the text of a wide screen once it has had one. */
const WIDENED = pageOf(
  '<button>Book</button>',
  `addEventListener('resize', () => {
    if (innerWidth > 1000) document.querySelector('button').textContent = 'Book a stay'
  })`,
)

/** A page that draws its text late, as React does with code that replaces a placeholder. */
const LATE = pageOf(
  '<button></button>',
  `const script = document.createElement('script')
  script.src = '/late.js'
  document.head.append(script)`,
)
const LATE_CODE = `setTimeout(() => (document.querySelector('button').textContent = 'Book'), 250)`

/** Ways to learn that Chromium makes the window one pixel wide for a picture of a tall page. */
const followers: [string, string][] = [
  ['an event', `addEventListener('resize', ({ isTrusted }) => isTrusted && draw())`],
  ['a query', `matchMedia('(width < 9px)').addEventListener('change', draw)`],
]
const following = (follow: string, draw: string) =>
  pageOf(
    '<button>Book</button><p style="height: 3000px">Long</p>',
    `const button = document.body.firstElementChild
    const draw = () => { ${draw} }
    ${follow}`,
  )
const DRAW_ANEW = `button.replaceChildren('Small')
  setTimeout(() => button.replaceChildren('Book'), 100)`

const PHOTO = new URL('../../server/demo/photos/lagoon-loft-living.webp', import.meta.url)
/** A page whose style draws a photo, which comes once the page has requested something else. */
const photographed = (script: string) =>
  pageOf('<button style="background: url(/style.webp)">Book</button>', script)
const ASK_SOON = `fetch('/ask')`
const ASK_LATE = `setTimeout(() => fetch('/ask'), 400)`

/** A page that says whether something that is not drawn is in its window. */
const watching = (margin: string, top: string) =>
  pageOf(
    `<button>No</button><i style="position: fixed; top: ${top}; height: 1px"></i>`,
    `const [button, watched] = document.body.children
    const say = ([{ isIntersecting }]) => (button.textContent = isIntersecting ? 'Yes' : 'No')
    new IntersectionObserver(say, { rootMargin: '${margin}' }).observe(watched)`,
  )

/** In milliseconds. A picture that hangs ends before its test, and with its page. */
const TIME_LIMIT = 20_000

let browser: Browser
let context: BrowserContext
/** One for all stories, as in a run: each would leave its page open. */
let camera: Camera
let html = PLAIN
let loads = 0
/** Drawings of the plain page. */
let known: Drawings

beforeAll(async () => {
  browser = await chromium.launch(cameraOptions(0))
  context = await stillContext(browser)
  camera = storyCamera(context, 'http://catalogue.test')
  await context.route('**/late.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LATE_CODE }),
  )
  let release = () => {}
  let asked = Promise.resolve()
  await context.route('**/style.webp', async (route) => {
    await asked
    await route.fulfill({ path: fileURLToPath(PHOTO) })
  })
  await context.route('**/ask', (route) => {
    release()
    return route.fulfill()
  })
  await context.route('**/iframe.html*', (route) => {
    loads += 1
    asked = new Promise((ask) => (release = ask))
    return route.fulfill({ contentType: 'text/html', body: html })
  })
  known = ((await shoot(PLAIN)) as Taken).drawings
}, 120_000)
afterAll(() => browser.close())

async function shoot(page: string, order: Order = {}) {
  html = page
  loads = 0
  return camera.shoot(story, TIME_LIMIT, order)
}

const pictures = (taken: Awaited<ReturnType<typeof shoot>>) =>
  [...(taken as Taken).shots].map(([name, bytes]) => ({ name, bytes: bytes.toString('base64') }))

it('a story that is drawn as it is known is loaded once and not photographed', async () => {
  expect(await shoot(PLAIN, { known })).toBe('as known')
  expect(loads).toBe(1)
})

it.each([
  ['at once', LABELLED, 1],
  ['only in a later variant', WIDE, 1],
  ['for good after a later variant', WIDENED, 2],
])('a story that differs %s has the pictures of a first look', async (_when, page, expected) => {
  const alone = pictures(await shoot(page))
  expect(alone.map(({ name }) => name)).toEqual(['390', '390-hover', '1280', 'behaviour'])
  expect(pictures(await shoot(page, { known }))).toEqual(alone)
  expect(loads).toBe(expected)
})

it('a picture has the device pixels of its variant, and a scrolled one is of the window', async () => {
  const { shots } = (await shoot(TALL)) as Taken
  const sizes = [...shots].slice(0, -1).map(([name, bytes]) => {
    const { width, height } = PNG.sync.read(bytes)
    return [name, width, height]
  })
  const [, , tall] = sizes[0] ?? []
  expect(tall).toBeGreaterThan(3000)
  expect(sizes).toEqual([
    ['390', 390, tall],
    ['390-scrolled', 390, 844],
    ['390-2x', 780, Number(tall) * 2],
    ['1280-scrolled', 1280, 800],
  ])
})

it('code that arrives late is drawn before the first picture', async () => {
  expect(await shoot(LATE, { known })).toBe('as known')
})

it.each(followers)(
  'a page that follows its window by %s keeps still while its picture is taken',
  async (_how, follow) => {
    const still = pictures(await shoot(following(follow, '')))
    expect(pictures(await shoot(following(follow, DRAW_ANEW)))).toEqual(still)
  },
)

it('a photo that a style draws has come before the first picture', async () => {
  const late = pictures(await shoot(photographed(ASK_LATE)))
  expect(late).toEqual(pictures(await shoot(photographed(ASK_SOON))))
})

it('what is far below the window comes, and is not said to be seen', async () => {
  const shown = async (page: string) => pictures(await shoot(page))[0]?.bytes
  const far = await shown(watching('50%', '800%'))
  expect(far).toBe(await shown(watching('50%', '8px')))
  const low = await shown(watching('0% 0% -25%', '90%'))
  expect(low).not.toBe(await shown(watching('0% 0% -25%', '10%')))
})

it('a story that has fewer variants than it is known to have is photographed', async () => {
  const more = { ...known, '768': 'a' }
  expect(pictures(await shoot(PLAIN, { known: more }))).toHaveLength(4)
})

it('a story whose play fails is tried again, and then photographed with what failed', async () => {
  const failing = `const { once } = window.__STORYBOOK_ADDONS_CHANNEL__
    window.__STORYBOOK_ADDONS_CHANNEL__.once = (event, listen) => {
      if (event === 'playFunctionThrewException') listen({ message: 'no such button\\n<body>…' })
      once(event, listen)
    }`
  const page = pageOf('<button>Book</button>', failing)
  expect(await shoot(page, { isFirst: true })).toEqual({ fault: 'no such button' })
  const { shots } = (await shoot(page, { known })) as Taken
  expect([...shots.keys()]).toEqual(['390', '390-hover', '1280', 'behaviour'])
  expect(shots.get('behaviour')?.toString()).toMatch(/^The play fails: no such button\n1280: /)
})

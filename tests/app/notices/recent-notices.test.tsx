import { expect, it } from 'vitest'
import { NoticesHost } from '@app/notices/NoticesHost'
import { paths } from '@domain/paths'
import { endSessionAtom } from '@features/session/session-atoms'
import { HookProbe, renderInWorld } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { adaSession } from '@tests/helpers/signed-in'
import { useNotify, useRecentNotices } from '@ui/feedback/NotifyContext'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

const useBoth = () => ({ notify: useNotify(), recent: useRecentNotices() })

function open(path: string = paths.home) {
  let latest: ReturnType<typeof useBoth> | undefined
  const keep = (value: ReturnType<typeof useBoth>) => {
    latest = value
  }
  const world = renderInWorld(null, {
    session: adaSession,
    entries: [path],
    aboveSessions: (
      <ThemeRoot>
        <NoticesHost>
          <HookProbe useHook={useBoth} onValue={keep} />
        </NoticesHost>
      </ThemeRoot>
    ),
  })
  const now = () => {
    if (!latest) throw new Error('Nothing was drawn.')
    return latest
  }
  return { ...world, now }
}

const say = (title: string) => ({ title, text: '.', severity: 'info' as const })
const titles = (world: ReturnType<typeof open>) => world.now().recent.map(({ title }) => title)

it('recent notices can be read again, newest first and at most twenty (R-09)', async () => {
  const world = open()
  for (let count = 1; count <= 21; count += 1) world.now().notify(say(`${count}`))
  await settle()
  expect(titles(world)).toHaveLength(20)
  expect(titles(world).slice(0, 2)).toEqual(['21', '20'])
})

it('recent notices of one guest are hidden from the next guest (R-26)', async () => {
  const world = open()
  world.now().notify(say('Ada booked'))
  await settle()
  expect(titles(world)).toEqual(['Ada booked'])
  world.store.set(endSessionAtom)
  await settle()
  expect(titles(world)).toEqual([])
})

it('toasts are over the slides of a login page, and nowhere else', () => {
  const places = [paths.home, paths.login, paths.onboarding(), paths.profile].map((path) =>
    open(path).container.querySelector('[role=status]')?.getAttribute('data-slides'),
  )
  expect(places).toEqual(['false', 'true', 'true', 'false'])
})

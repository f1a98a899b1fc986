import { useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { useOpenHere } from '@ui/layout/use-open-here'

async function start() {
  const { result } = renderHook(
    () => ({ menu: useOpenHere<string>(useLocation().pathname), go: useNavigate() }),
    { entries: ['/', '/discover'] },
  )
  const go = async (step: number) => {
    void result.current.go(step)
    await settle()
  }
  return { result, go }
}

it('a menu closes with its page, and stays closed when the guest returns', async () => {
  const { result, go } = await start()
  result.current.menu[1]('button')
  await settle()
  expect(result.current.menu[0]).toBe('button')
  await go(-1)
  expect(result.current.menu[0]).toBeUndefined()
  await go(1)
  expect(result.current.menu[0]).toBeUndefined()
})

it('a menu that arrives on the next page does not open, there or on the way back', async () => {
  const { result, go } = await start()
  const [, open] = result.current.menu
  await go(-1)
  open('button')
  await settle()
  expect(result.current.menu[0]).toBeUndefined()
  await go(1)
  expect(result.current.menu[0]).toBeUndefined()
})

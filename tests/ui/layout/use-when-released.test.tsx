import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { useWhenReleased } from '@ui/layout/use-when-released'

afterEach(() => vi.useRealTimers())

it.each(['pointerup', 'pointercancel'])(
  'a value changes once a finger that is down is lifted (%s), after its click',
  async (lifted) => {
    const { result } = renderHook(() => {
      const [value, setValue] = useState(true)
      return { kept: useWhenReleased(value), setValue }
    })
    const become = async (value: boolean) => {
      result.current.setValue(value)
      await settle()
    }
    await become(false)
    expect(result.current.kept).toBe(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    window.dispatchEvent(new Event('pointerdown'))
    await become(true)
    expect(result.current.kept).toBe(false)
    window.dispatchEvent(new Event(lifted))
    window.dispatchEvent(new Event('click'))
    expect(result.current.kept).toBe(false)
    vi.runAllTimers()
    vi.useRealTimers()
    await settle()
    expect(result.current.kept).toBe(true)
  },
)

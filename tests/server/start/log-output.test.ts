import { expect, it, onTestFinished, vi } from 'vitest'
import { logOutput } from '@server/start/log-output'

const LINE = `${JSON.stringify({ level: 30, msg: 'x'.repeat(1_000) })}\n`

const noteIn = (text = '') => JSON.parse(text.split('\n')[0] ?? '') as { leftOut?: number }

it('keeps a bounded part of the log while nobody reads it, and says how much it left out', () => {
  const unread: string[] = []
  const pipe = {
    writableLength: 0,
    write: (text: string) => {
      unread.push(text)
      pipe.writableLength += text.length
    },
  }
  const log = logOutput(pipe)
  for (let line = 0; line < 5_000; line += 1) log.write(LINE)
  log.flush()
  expect(pipe.writableLength).toBeLessThan(1.1 * 1024 * 1024)
  const kept = unread.join('').length / LINE.length
  pipe.writableLength = 0
  log.write(LINE)
  log.flush()
  expect(noteIn(unread.at(-1))).toMatchObject({ level: 40, leftOut: 5_000 - kept })
  expect(unread.at(-1)?.endsWith(`\n${LINE}`)).toBe(true)
  log.write(LINE)
  log.flush()
  expect(unread.at(-1)).toBe(LINE)
})

it('continues after lines that a full disk refused, and says how many', () => {
  const disk = { isFull: true, text: '' }
  const log = logOutput({
    writableLength: 0,
    write: (text, done) => {
      if (disk.isFull) return done(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
      disk.text += text
      return done()
    },
  })
  for (let line = 0; line < 3; line += 1) {
    log.write(LINE)
    log.flush()
  }
  disk.isFull = false
  log.write(LINE)
  log.flush()
  expect(noteIn(disk.text)).toMatchObject({ leftOut: 3 })
})

it('writes lines together, in their order, when there are enough of them or after a moment', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const written: string[] = []
  const log = logOutput({ writableLength: 0, write: (text) => written.push(text) })
  for (let line = 0; line < 3; line += 1) log.write(`${line}\n`)
  expect(written).toEqual([])
  vi.advanceTimersByTime(10)
  expect(written).toEqual(['0\n1\n2\n'])
  for (let line = 0; line < 5; line += 1) log.write(LINE)
  expect(written.at(-1)).toBe(LINE.repeat(5))
  vi.advanceTimersByTime(1_000)
  log.flush()
  expect(written).toHaveLength(2)
})

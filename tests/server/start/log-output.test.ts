import { expect, it } from 'vitest'
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
  expect(pipe.writableLength).toBeLessThan(1.1 * 1024 * 1024)
  const kept = unread.join('').length / LINE.length
  pipe.writableLength = 0
  log.write(LINE)
  expect(noteIn(unread.at(-1))).toMatchObject({ level: 40, leftOut: 5_000 - kept })
  expect(unread.at(-1)?.endsWith(`\n${LINE}`)).toBe(true)
  log.write(LINE)
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
  }
  disk.isFull = false
  log.write(LINE)
  expect(noteIn(disk.text)).toMatchObject({ leftOut: 3 })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

/** A story with the pictures of the variants that changed. */
export interface PicturedStory {
  title: string
  name: string
  /** Each variant in a line. */
  summary: string
  /** Files whose names end in '-expected.png', '-actual.png' and '-diff.png'. */
  pictures: { name: string; path: string }[]
}

const input = process.env['REVIEW_INPUT'] ?? ''
const stories = JSON.parse(readFileSync(join(input, 'stories.json'), 'utf8')) as PicturedStory[]

for (const { title, name, summary, pictures } of stories) {
  test(`${title} › ${name}`, () => {
    test.info().attachments.push(...pictures.map((one) => ({ ...one, contentType: 'image/png' })))
    // Without a stack, which would lead here instead of to the change.
    throw Object.assign(new Error(summary), { stack: summary })
  })
}

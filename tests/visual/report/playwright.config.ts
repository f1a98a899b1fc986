import { defineConfig } from '@playwright/test'

/** Writes the pictures of a review as a report: each story that changed is a failed test of it. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'stories.ts',
  outputDir: `${process.env['REVIEW_INPUT'] ?? ''}/results`,
  workers: 1,
  reporter: [
    [
      'html',
      { outputFolder: process.env['REVIEW_OUT'], open: 'never', title: 'Visual review: pictures' },
    ],
  ],
})

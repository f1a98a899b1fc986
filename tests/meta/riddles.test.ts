import { describe, expect, it } from 'vitest'
import { riddleFaults } from './riddles'

const faultsOf = (text: string) => riddleFaults([{ path: 'ui/A.tsx', line: 1, text }])

describe('a turn of phrase that has to be read twice', () => {
  it.each([
    "Told 'Date input not valid.'",
    'Whose profile is shown.',
    'Shows a picture. Whose, is a prop.',
    'Who is here, and what they may do.',
    'The native control in our clothes.',
    'What is no choice any more is dropped.',
    'The text stands beside the amount.',
    'Initials stand in for a photo.',
    'The file lies in the data folder.',
    'Does nothing when nothing was asked for.',
    'Ends the wait, also when the page is hidden.',
    'Files that are no photos are refused.',
  ])('is found: %s', (text) => {
    expect(faultsOf(text)).toHaveLength(1)
  })

  it('is reported with its place and with what to write instead', () => {
    expect(faultsOf('The file lies in the data folder.')).toEqual([
      { path: 'ui/A.tsx:1', message: "'lies': write 'is' or 'is stored'" },
    ])
  })

  it.each([
    'There is no row for a visitor who is logged in.',
    'The lock is no longer held.',
    'Standard output carries the counts.',
    'There are no messages for a visitor.',
    'Returns the owner whose id matches.',
    'The visitor is told which value is allowed.',
  ])('is not found in: %s', (text) => {
    expect(faultsOf(text)).toEqual([])
  })
})

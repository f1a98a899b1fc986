import { expect, it } from 'vitest'
import { inTurn, shardInTurn } from './turn'

const items = Array.from({ length: 10 }, (_, index) => index)

it('consecutive runs take every item once', () => {
  const taken = ['7', '8', '9', '10'].flatMap((turn) => inTurn(items, turn))
  expect(taken.sort((a, b) => a - b)).toEqual(items)
  expect(['7', '8', '9', '10'].flatMap((turn) => shardInTurn(turn)).sort()).toEqual(
    ['1', '2', '3', '4'].map((part) => `--shard=${part}/4`),
  )
})

it('a run without a turn takes everything', () => {
  expect(inTurn(items, undefined)).toEqual(items)
  expect(shardInTurn(undefined)).toEqual([])
  expect(shardInTurn('13', 12)).toEqual(['--shard=2/12'])
})

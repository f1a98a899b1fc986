import { expect, it } from 'vitest'
import { hashOfToken, newToken, tokensOf } from '@server/auth/secret-tokens'

it('the hash of tokens can be changed while tokens of the older version stay valid', () => {
  const old = newToken()
  const next = tokensOf({ '': 'sha256', v2: 'sha512-256' }, 'v2')
  const token = next.newToken()
  expect(next.hashOfToken(old)).toEqual(hashOfToken(old))
  expect(token).toMatch(/^v2[\w-]{43}$/)
  expect(next.hashOfToken(token)).toEqual(tokensOf({ v2: 'sha512-256' }, 'v2').hashOfToken(token))
  expect(next.hashOfToken(token)).not.toEqual(tokensOf({ v2: 'sha256' }, 'v2').hashOfToken(token))
})

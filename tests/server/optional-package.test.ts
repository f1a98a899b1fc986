import { expect, it } from 'vitest'
import { optionalPackage } from '@server/optional-package'

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

it('tells a package that is not installed from one that fails', async () => {
  expect(await optionalPackage(() => Promise.resolve('loaded'))).toBe('loaded')
  expect(await optionalPackage(failing('ERR_MODULE_NOT_FOUND'))).toBeUndefined()
  await expect(optionalPackage(failing('EACCES'))).rejects.toThrow('EACCES')
})

import { describe, expect, it } from 'vitest'
import { importPathFaults } from './import-paths'
import { faultLines, sourcesIn } from './source-files'

const faultsOf = (path: string, specifier: string) =>
  importPathFaults([{ path, text: `import { x } from '${specifier}'` }])

describe('the guard for the spelling of imports', () => {
  it('finds a single spelling in the product', () => {
    expect(faultLines(importPathFaults(sourcesIn()))).toEqual([])
  })

  it.each([
    ['ui/auth/LoginForm.tsx', '../form/TextInput'],
    ['ui/auth/LoginForm.tsx', '@ui/auth/LoginFields'],
    ['app/App.tsx', './routes/AppRoutes'],
    ['stories/app/pages/HomePage.stories.tsx', '../answers'],
    ['.storybook/decorators/with-theme.tsx', '../../ui/theme/theme'],
  ])('refuses in %s the import of %s', (path, specifier) => {
    expect(faultsOf(path, specifier)).toHaveLength(1)
  })

  it.each([
    ['ui/auth/LoginForm.tsx', './LoginFields'],
    ['ui/auth/LoginForm.tsx', '@ui/form/TextInput'],
    ['vite.config.ts', './app/early/document-head.ts'],
    ['app/early/document-head.ts', '../../ui/theme/tokens.ts'],
    ['ui/auth/LoginForm.tsx', 'react-hook-form'],
  ])('accepts in %s the import of %s', (path, specifier) => {
    expect(faultsOf(path, specifier)).toEqual([])
  })
})

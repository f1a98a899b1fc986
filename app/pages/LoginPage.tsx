import { apiPaths } from '@domain/api-paths'
import { loginCopy } from '@domain/copy/login-copy'
import { apiBaseUrl } from '@features/api/base-url'
import { rememberedLogin } from '@features/session/remembered-login'
import { useLogin } from '@features/session/use-login'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { LoginForm, type LoginValues } from '@ui/auth/LoginForm'
import { PageFrame } from '@ui/layout/PageFrame'
import { usePageTitle } from '../navigation/use-page-title'

/** Login (section 2.3). Where it leads afterwards is the guard's matter. */
export function LoginPage() {
  usePageTitle(loginCopy.submit)
  const { login, isSubmitting, formError } = useLogin()
  const [remembered] = useState(rememberedLogin.read)
  const [parameters] = useSearchParams()
  // Google sent the guest back without a session.
  const googleError = parameters.get('error') === 'google' ? loginCopy.failed : undefined

  async function submit({ method, identifier, password, isRemembered }: LoginValues) {
    if (isRemembered) rememberedLogin.write({ method, identifier })
    else rememberedLogin.clear()
    await login({ identifier, password })
  }
  return (
    <PageFrame>
      <AuthLayout>
        <LoginForm
          initial={{ ...remembered, isRemembered: remembered !== undefined }}
          error={formError ?? googleError}
          isSubmitting={isSubmitting}
          onSubmit={(values) => void submit(values)}
          onGoogle={() => window.location.assign(apiBaseUrl + apiPaths.google)}
        />
      </AuthLayout>
    </PageFrame>
  )
}

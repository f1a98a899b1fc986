import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { goToGoogle } from '@app/sections/auth/go-to-google'
import { loginReason } from '@app/sections/auth/login-reason'
import { readNewAccount } from '@app/sections/auth/new-account'
import { loginCopy } from '@domain/copy/login-copy'
import type { LoginPayload } from '@domain/schemas/auth-schema'
import { useLogin } from '@features/auth/use-login'
import { freshLogin } from '@features/session/fresh-login'
import { rememberedLogin } from '@features/session/remembered-login'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { LoginForm, type LoginValues } from '@ui/auth/LoginForm'
import { useNotify } from '@ui/feedback/NotifyContext'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * Login page. The guard around it decides where a login leads. After a completed registration it
 * logs in by itself and says that the account is ready.
 *
 * @avoid Inside a page that needs a session: the guard redirects to it and back.
 * @a11y The first field has no automatic focus, so that screen readers begin at the heading. A
 * failed attempt is an alert above the fields.
 */
export function LoginPage() {
  usePageTitle(loginCopy.submit)
  const { login, isSubmitting, formError, isContactInvalid } = useLogin()
  const { state } = useLocation()
  const newAccount = readNewAccount(state)
  const notify = useNotify()
  const [remembered] = useState(rememberedLogin.read)
  const [parameters] = useSearchParams()
  const joining = parameters.get('google')
  // The login through Google ended without a session.
  const googleError = parameters.get('error') === 'google' ? loginCopy.failed : undefined
  const joinError = joining === 'refused' ? loginCopy.joinRefused : undefined
  const joinNotice = joining === 'mailed' ? loginCopy.joinMailed : undefined

  // Nobody has to log in while this page does it by itself.
  const [logsIn] = useState(freshLogin.isKept)
  const isTold = newAccount && (!logsIn || formError !== undefined)
  const start = useRef(async (fresh: LoginPayload) => {
    if (await login(fresh)) notify({ ...loginCopy.ready, severity: 'success' })
  })
  useEffect(() => {
    const fresh = freshLogin.take()
    if (fresh) void start.current(fresh)
  }, [])

  async function submit({ method, identifier, password, isRemembered }: LoginValues) {
    if (isRemembered) rememberedLogin.write({ method, identifier })
    else rememberedLogin.clear()
    await login({ identifier, password, ...(isRemembered && { rememberMe: true }) })
  }
  return (
    <PageFrame>
      <AuthLayout>
        <LoginForm
          initial={{ ...remembered, ...newAccount, isRemembered: remembered !== undefined }}
          reason={loginReason(state)}
          notice={isTold ? loginCopy.registered : joinNotice}
          error={formError ?? googleError ?? joinError}
          isContactInvalid={isContactInvalid}
          isSubmitting={isSubmitting}
          onSubmit={(values) => void submit(values)}
          onGoogle={goToGoogle}
        />
      </AuthLayout>
    </PageFrame>
  )
}

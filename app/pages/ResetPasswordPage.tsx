import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { readReset, resetState } from '@app/sections/auth/reset-state'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { paths, routePatterns } from '@domain/paths'
import { useResetPassword } from '@features/auth/use-reset-password'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { ResetDone } from '@ui/auth/ResetDone'
import { ResetPasswordForm } from '@ui/auth/ResetPasswordForm'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * Page for a new password. It removes the link's token and email from the address at once, and
 * redirects to /forgot-password without them.
 *
 * @avoid Without a link from an email: it redirects to the forgotten-password page.
 * @a11y Both inputs are announced with their rules, and the success page moves the focus to its
 * heading.
 */
export function ResetPasswordPage() {
  usePageTitle(resetPasswordCopy.heading)
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const { reset, isSubmitting, failure } = useResetPassword()
  const token = parameters.get('token')
  const email = parameters.get('email')
  if (token && email) {
    return (
      <Navigate to={routePatterns.resetPassword} state={resetState({ token, email })} replace />
    )
  }
  const kept = token === null && email === null ? readReset(state) : undefined
  if (!kept) return <Navigate to={paths.forgotPassword} replace />

  async function submit(newPassword: string) {
    if (kept === undefined || kept === 'done') return
    if (!(await reset({ ...kept, newPassword }))) return
    void navigate(routePatterns.resetPassword, { replace: true, state: resetState('done') })
  }
  return (
    <PageFrame>
      <AuthLayout>
        {kept === 'done' ? (
          <ResetDone />
        ) : (
          <ResetPasswordForm
            identifier={kept.email}
            failure={failure}
            isSubmitting={isSubmitting}
            onSubmit={(newPassword) => void submit(newPassword)}
          />
        )}
      </AuthLayout>
    </PageFrame>
  )
}

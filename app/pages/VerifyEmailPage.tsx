import { useEffect, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@domain/paths'
import { useVerifyEmail } from '@features/auth/verified-link'
import { PageSkeleton } from '@ui/layout/PageSkeleton'

/**
 * Target of the emailed link. It keeps the link's token in this tab, removes it from the address at
 * once and redirects to /onboarding, or to /login without a token.
 *
 * @avoid As a page to look at: it redirects at once.
 * @a11y While it redirects, a status says that the page is loading.
 */
export function VerifyEmailPage() {
  const { token } = useParams()
  const [parameters] = useSearchParams()
  const open = useVerifyEmail()
  const navigate = useNavigate()
  const isDone = useRef(false)
  const id = parameters.get('id') ?? undefined
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    if (token) open(token)
    void navigate(token ? paths.onboarding(id) : paths.login, { replace: true })
  }, [token, id, open, navigate])
  return <PageSkeleton shape="form" />
}

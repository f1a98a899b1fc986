import Link from '@mui/material/Link'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { paths } from '@domain/paths'
import { InlineAlert } from '@ui/feedback/InlineAlert'

/** Alert that the link from the email is no longer valid, with a link to request another. */
export function LinkRefused() {
  return (
    <InlineAlert severity="warning" live="polite">
      {onboardingCopy.linkRefused}{' '}
      <Link href={paths.signUp} underline="always" color="inherit">
        {onboardingCopy.newLink}
      </Link>
    </InlineAlert>
  )
}

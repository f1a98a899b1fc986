import Link from '@mui/material/Link'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { paths } from '@domain/paths'
import { InlineAlert } from '@ui/feedback/InlineAlert'

/**
 * Alert that says that the link from the email has expired or was used, with a link to request
 * another.
 *
 * @avoid For a link that is merely old while a code still works: say that in the form instead.
 * @a11y Announced politely; the link inside has text of its own.
 */
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

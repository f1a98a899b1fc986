import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { offlineBannerCopy } from '@domain/copy/offline-copy'
import { offProps } from '@ui/form/off-props'
import { PageFrame } from '@ui/layout/PageFrame'
import { Icon } from '@ui/text/Icon'
import { ICON_CLOUD_OFF } from '@ui/text/icons'

export interface OfflineBannerProps {
  /**
   * Cause of the banner: 'offline' when the device has no network, 'unreachable' when it has one
   * and the server does not respond.
   */
  reason: 'offline' | 'unreachable'
  /**
   * Time at which the page's data was fetched, such as '14:20' or '7 Jan, 14:20'. Leave it out
   * where nothing on the page was fetched.
   */
  seenAt?: string | undefined
  /**
   * Callback fired on a click on the retry button. Without it there is no button, which is right
   * while the device is offline.
   */
  onRetry?: (() => void) | undefined
  /** Disables the retry button and changes its label while the request runs. False by default. */
  isTrying?: boolean | undefined
}

/**
 * Banner above the page that says its content may be outdated and nothing can be sent.
 *
 * @avoid For a page without any data: ErrorState.
 * @a11y Text and a button. OfflineNotice puts it into a status that is always there.
 */
export function OfflineBanner({ reason, seenAt, onRetry, isTrying = false }: OfflineBannerProps) {
  return (
    <Strip>
      <PageFrame space="none">
        <Line>
          <Icon path={ICON_CLOUD_OFF} />
          <p>
            <b>{offlineBannerCopy[reason]}</b>{' '}
            {seenAt !== undefined && offlineBannerCopy.asOf(seenAt)} {offlineBannerCopy.nothingSent}
          </p>
          {onRetry && (
            <Button variant="text" color="inherit" onClick={onRetry} {...offProps(isTrying)}>
              {isTrying ? offlineBannerCopy.trying : offlineBannerCopy.retry}
            </Button>
          )}
        </Line>
      </PageFrame>
    </Strip>
  )
}

const Strip = styled('div')(({ theme }) => ({
  color: theme.vars.palette.pending.main,
  backgroundColor: theme.vars.palette.pending.tint,
}))

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  '& p': { flex: 1, minWidth: 0, margin: 0, textWrap: 'pretty' },
  // The touch area overlaps the padding, so that one line of text keeps its height.
  '& button': { marginBlock: theme.spacing(-1.5), flex: 'none' },
}))

import { mdiCloudOffOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { offlineBannerCopy } from '@domain/copy/offline-banner-copy'
import { PageFrame } from '../layout/PageFrame'
import { Icon } from '../text/Icon'

export interface OfflineBannerProps {
  /** `offline`: the device has no network. `unreachable`: it has one, and no answer came. */
  reason: 'offline' | 'unreachable'
  /** How old the page is: '14:20', or '7 Jan, 14:20'. Left out where nothing on it was fetched. */
  seenAt?: string
  /** Asks again now. Left out while the device would only say no again. */
  onRetry?: () => void
  isTrying?: boolean
}

/** A line above the page: it is from before, and nothing can be sent now. */
export function OfflineBanner({ reason, seenAt, onRetry, isTrying = false }: OfflineBannerProps) {
  return (
    <Strip role="status">
      <PageFrame width="grid" space="none">
        <Line>
          <Icon path={mdiCloudOffOutline} />
          <p>
            <b>{offlineBannerCopy[reason]}</b>{' '}
            {seenAt !== undefined && offlineBannerCopy.asOf(seenAt)} {offlineBannerCopy.nothingSent}
          </p>
          {onRetry && (
            <Button variant="text" color="inherit" disabled={isTrying} onClick={onRetry}>
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
  // Its touch area reaches over the padding, so that one line of words stays one line high.
  '& button': { marginBlock: theme.spacing(-1.5), flex: 'none' },
}))

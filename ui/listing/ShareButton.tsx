import { mdiExportVariant } from '@mdi/js'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import SvgIcon from '@mui/material/SvgIcon'
import { propertyCopy } from '@domain/copy'

export interface ShareButtonProps {
  /** The page copies its own address. */
  onShare: () => void
}

/** Stands beside SaveButton and looks the same. */
export function ShareButton({ onShare }: ShareButtonProps) {
  return (
    <Share
      variant="text"
      onClick={onShare}
      startIcon={
        <SvgIcon aria-hidden>
          <path d={mdiExportVariant} />
        </SvgIcon>
      }
    >
      {propertyCopy.share}
    </Share>
  )
}

const Share = styled(Button)(({ theme }) => ({ color: theme.vars.palette.text.primary }))

import { mdiExportVariant } from '@mdi/js'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { propertyCopy } from '@domain/copy/property-copy'
import { Icon } from '../text/Icon'

export interface ShareButtonProps {
  /** The page copies its own address. */
  onShare: () => void
}

/** Stands beside SaveButton and looks the same. */
export function ShareButton({ onShare }: ShareButtonProps) {
  return (
    <Share variant="text" onClick={onShare} startIcon={<Icon path={mdiExportVariant} />}>
      {propertyCopy.share}
    </Share>
  )
}

const Share = styled(Button)(({ theme }) => ({ color: theme.vars.palette.text.primary }))

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { propertyCopy } from '@domain/copy/property-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_SHARE } from '@ui/text/icons'

export interface ShareButtonProps {
  /** Callback fired on a click, once for a double click. The page then copies its URL. */
  onShare: () => void
}

/**
 * 'Share' button with the look of the SaveButton beside it.
 *
 * @avoid For other actions: its icon means sharing.
 * @a11y A button with text; the icon is decorative.
 */
export function ShareButton({ onShare }: ShareButtonProps) {
  return (
    <Share
      variant="text"
      onClick={({ detail }) => detail < 2 && onShare()}
      startIcon={<Icon path={ICON_SHARE} />}
    >
      {propertyCopy.share}
    </Share>
  )
}

const Share = styled(Button)(({ theme }) => ({ color: theme.vars.palette.text.primary }))

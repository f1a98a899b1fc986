import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { cardCopy } from '@domain/copy/card-copy'
import { propertyCopy } from '@domain/copy/property-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_HEART } from '@ui/text/icons'
import { Hint } from './Hint'
import { ignoreRepeat } from './ignore-repeat'

export interface SaveButtonProps {
  /** Changes the label from 'Save' to 'Unsave' and fills the heart. False by default. */
  isSaved?: boolean | undefined
  /**
   * Dims the button and adds a tooltip that says why, for a visitor. The button still reports the
   * click.
   */
  isVisitor?: boolean | undefined
  /** Callback fired on a click on the button. */
  onToggle: () => void
}

/**
 * 'Save' button with an outlined heart, or 'Unsave' with a filled one. Its accessible name is its
 * text.
 *
 * @avoid On a card: FavouriteButton.
 * @a11y Its text is its name and says what a click does. A tooltip tells visitors to log in.
 */
export function SaveButton({ isSaved = false, isVisitor = false, onToggle }: SaveButtonProps) {
  return (
    <Hint text={isVisitor ? cardCopy.loginToSave : undefined} align="start">
      {(hintId) => (
        <Save
          variant="text"
          aria-describedby={hintId}
          data-visitor={isVisitor}
          data-saved={isSaved}
          onKeyDown={ignoreRepeat}
          onClick={onToggle}
          startIcon={<Icon path={ICON_HEART} isFilled={isSaved} />}
        >
          {isSaved ? propertyCopy.unsave : propertyCopy.save}
        </Save>
      )}
    </Hint>
  )
}

const Save = styled(Button)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  // Dims the text to the colour of hints, which is still readable.
  '&[data-visitor="true"]': { color: theme.vars.palette.text.disabled },
  '&[data-saved="true"] svg': { color: theme.vars.palette.heart.main },
}))

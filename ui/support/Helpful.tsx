import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { supportCopy } from '@domain/copy/support-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_THUMBS_DOWN, ICON_THUMBS_UP } from '@ui/text/icons'

const thumbs = [
  { value: 'yes', label: supportCopy.helpfulYes, icon: ICON_THUMBS_UP },
  { value: 'no', label: supportCopy.helpfulNo, icon: ICON_THUMBS_DOWN },
] as const

/**
 * 'Is this helpful?' with two thumbs, of which at most one is selected. The answer is not sent.
 *
 * @avoid For a review: it keeps no answer.
 * @a11y A named group of two toggle buttons with `aria-pressed`.
 */
export function Helpful() {
  const id = useId()
  const [chosen, setChosen] = useState<'yes' | 'no'>()
  return (
    <Row role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="p">
        {supportCopy.helpful}
      </Typography>
      {thumbs.map(({ value, label, icon }) => (
        <IconButton
          key={value}
          aria-label={label}
          aria-pressed={value === chosen}
          onClick={() => setChosen(value === chosen ? undefined : value)}
        >
          <Icon path={icon} isFilled={value === chosen} />
        </IconButton>
      ))}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(1),
  paddingBlockStart: theme.spacing(3),
  borderBlockStartWidth: 1,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: theme.vars.palette.line,
  '& > button[aria-pressed="true"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.actionTint,
  },
}))

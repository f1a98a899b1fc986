import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { supportCopy } from '@domain/copy/support-copy'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_SEARCH } from '@ui/text/icons'

export interface SupportBannerProps {
  /** Questions as plain text, without links. */
  popularQuestions: readonly string[]
}

/**
 * Banner of the support page. Its search box has no function, as the specification demands.
 *
 * @avoid As a working search: its input does nothing yet.
 * @a11y The `h1` and an input with a name.
 */
export function SupportBanner({ popularQuestions }: SupportBannerProps) {
  return (
    <Banner>
      <Typography variant="h1">{supportCopy.banner}</Typography>
      <Typography>{supportCopy.intro}</Typography>
      <OutlinedInput
        type="search"
        fullWidth
        placeholder={supportCopy.searchPlaceholder}
        startAdornment={
          <InputAdornment position="start">
            <Icon path={ICON_SEARCH} />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': supportCopy.searchLabel } }}
      />
      <Popular>
        <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
          {supportCopy.popular}
        </Typography>
        <BareList>
          {popularQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </BareList>
      </Popular>
    </Banner>
  )
}

const Banner = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(7, 4),
  borderRadius: theme.radius.dialog,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.actionTint,
  '& > .MuiOutlinedInput-root': {
    maxWidth: '36rem',
    borderRadius: theme.radius.pill,
    paddingInlineStart: theme.spacing(2.5),
  },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4, 2) },
}))

const Popular = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: theme.spacing(0.5, 3),
  },
  // They lead nowhere, so they do not look like chips.
  '& li': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

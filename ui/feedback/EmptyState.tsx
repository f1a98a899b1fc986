import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { placePattern } from '@ui/theme/place-pattern'
import type { DrawingName } from './drawings'
import { Illustration } from './Illustration'

interface Content {
  /** What is empty, in a few words. */
  title: string
  /** One sentence under the title. An empty string is left out. */
  body: string
  /** Name of the drawing above the title. */
  illustration?: DrawingName | undefined
  /** Heading level. Use 'h1' where the state fills the whole page. 'h2' by default. */
  heading?: 'h1' | 'h2' | undefined
  /** Whether it is all that the page has, and stands in its middle. True with 'h1'. */
  fillsPage?: boolean | undefined
  /** Announcement of a failure for screen readers. None by default. */
  role?: 'alert' | undefined
}

export type EmptyStateProps = Content &
  (
    | {
        /** Label of the button. Leave it out for a state without a button. */
        actionLabel?: undefined
      }
    | {
        /** Label of the button. */
        actionLabel: string
        /** Callback fired on a click on the button. */
        onAction: () => void
      }
    | {
        /** Label of the link. */
        actionLabel: string
        /** Address that the link leads to. */
        href: string
      }
  )

/**
 * State without content: an illustration, a title, one sentence, and at most one button.
 *
 * @avoid For a failure or a missing network: ErrorState.
 * @a11y A heading, a sentence and at most one button. `role` announces it where it replaces
 * results.
 */
export function EmptyState(props: EmptyStateProps) {
  const { title, body, illustration = 'no-results', heading = 'h2', role } = props
  const { fillsPage = heading === 'h1' } = props
  return (
    <Root role={role} data-fills={fillsPage} data-comes>
      <Illustration name={illustration} />
      <Typography component={heading} variant="h2" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {body && <Typography sx={{ color: 'ink2.main' }}>{body}</Typography>}
      {props.actionLabel === undefined ? null : (
        <Button
          variant="contained"
          {...('href' in props ? { href: props.href } : { onClick: props.onAction })}
        >
          {props.actionLabel}
        </Button>
      )}
    </Root>
  )
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  '&::before': placePattern(theme),
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(6),
  textAlign: 'center',
  // Between the header and a heading of the page above, and the end of the window.
  '&[data-fills="true"]': {
    alignContent: 'center',
    minHeight: `calc(100svh - ${theme.spacing(40)})`,
  },
  '& p': { maxWidth: '28rem', textWrap: 'balance' },
  '& a, & button': { marginBlockStart: theme.spacing(2) },
}))

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { DrawingName } from './drawings'
import { Illustration } from './Illustration'

interface Words {
  title: string
  /** One sentence; an empty one is left out. */
  body: string
  illustration?: DrawingName
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2'
  /** `alert` for what just failed, `status` for what a search brought. */
  role?: 'alert' | 'status'
}

export type EmptyStateProps = Words &
  (
    | { actionLabel?: undefined }
    | { actionLabel: string; onAction: () => void }
    | { actionLabel: string; href: string }
  )

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(6),
  textAlign: 'center',
  '& p': { maxWidth: '28rem', textWrap: 'balance' },
  '& a, & button': { marginBlockStart: theme.spacing(2) },
}))

/** Nothing to show, said kindly: a drawing, a heading, a sentence, and one way on. */
export function EmptyState(props: EmptyStateProps) {
  const { title, body, illustration = 'no-results', heading = 'h2', role } = props
  return (
    <Root role={role}>
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

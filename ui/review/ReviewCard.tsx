import { styled } from '@mui/material/styles'
import type { SampleReview } from '@domain/schemas/sample-shapes'
import { Avatar } from '@ui/layout/Avatar'
import { Icon } from '@ui/text/Icon'
import { ICON_QUOTE } from '@ui/text/icons'

export interface ReviewCardProps {
  /** Review to show, a fixed sample. */
  review: SampleReview
}

/**
 * Quote from a review with its author. The author's initials replace a missing picture.
 *
 * @avoid Outside ReviewCarousel.
 * @a11y A quotation with its author as text; the picture is decorative.
 */
export function ReviewCard({ review: { text, author, image } }: ReviewCardProps) {
  return (
    <Card>
      <Icon path={ICON_QUOTE} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <Avatar name={author} src={image} />
        {author}
      </figcaption>
    </Card>
  )
}

const Card = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(3),
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  overflowWrap: 'anywhere',
  '& > svg': { color: theme.vars.palette.accent.main },
  '& > blockquote': { flexGrow: 1, margin: 0 },
  '& > figcaption': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    marginBlockStart: theme.spacing(1),
  },
}))

import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { supportCopy } from '@domain/copy/support-copy'
import { paths } from '@domain/paths'
import { Icon } from '@ui/text/Icon'
import { ICON_CALENDAR_CHECK, ICON_CREDIT_CARD, ICON_SHIELD_USER } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface FaqCategory {
  title: (typeof supportCopy.categories)[number]
  /** Topic in the article's address. The article's own by default. */
  topic?: string | undefined
  /** Questions. The first links to the article, and the others are plain text. */
  questions: readonly string[]
}

export interface FaqCardsProps {
  /** Categories in order. A title may appear more than once. */
  categories: readonly FaqCategory[]
}

const [bookings, payments, account] = supportCopy.categories

const icons = {
  [bookings]: ICON_CALENDAR_CHECK,
  [payments]: ICON_CREDIT_CARD,
  [account]: ICON_SHIELD_USER,
} satisfies Record<FaqCategory['title'], string>

/**
 * Grid with a card for each category of questions.
 *
 * @avoid For questions that open in place: they link to an article.
 * @a11y A section with a heading; each card has an `h3`, numbered for screen readers.
 */
export function FaqCards({ categories }: FaqCardsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mt: 6, mb: 3 }}>
        {supportCopy.questions}
      </Typography>
      <Cards>
        {categories.map(({ title, topic, questions: [first, ...rest] }, index) => {
          const position = supportCopy.cardOf(index + 1, categories.length)
          return (
            <li key={position}>
              <Mark>
                <Icon path={icons[title]} />
              </Mark>
              <Typography variant="h3">
                {title}
                <VisuallyHidden>{`, ${position}`}</VisuallyHidden>
              </Typography>
              <ul>
                <li>
                  <Link href={paths.supportTopic(topic)}>{first}</Link>
                </li>
                {rest.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </Cards>
    </section>
  )
}

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: theme.spacing(3),
  margin: theme.spacing(0, 0, 6),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    padding: theme.spacing(3),
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.line,
    borderRadius: theme.radius.photo,
    backgroundColor: theme.vars.palette.surface,
  },
  '& ul': {
    ...theme.typography.body2,
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    listStyle: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& ul > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.size.touch,
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: theme.vars.palette.line,
  },
  '& ul > li:first-of-type': { borderBlockStartWidth: 0, fontWeight: 600 },
  '& ul a': { flex: 1, lineHeight: `${theme.size.touch / 16}rem` },
}))

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(6),
  height: theme.spacing(6),
  marginBlockEnd: theme.spacing(2),
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
}))

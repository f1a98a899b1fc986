import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { supportCopy } from '@domain/copy/support-copy'
import { paths } from '@domain/paths'
import { BareList } from '@ui/text/bare-list'
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
  /** Categories of each list in order. A title may appear in both. */
  lists: readonly (readonly FaqCategory[])[]
}

const [bookings, payments, account] = supportCopy.categories

const icons = {
  [bookings]: ICON_CALENDAR_CHECK,
  [payments]: ICON_CREDIT_CARD,
  [account]: ICON_SHIELD_USER,
} satisfies Record<FaqCategory['title'], string>

/**
 * Cards with the questions of each category, in two lists, each with its heading.
 *
 * @avoid For questions that open in place: they link to an article.
 * @a11y A section with a heading; each list has an `h3`, and each card a heading below it, numbered
 * for screen readers.
 */
export function FaqCards({ lists }: FaqCardsProps) {
  const id = useId()
  const all = lists.flat()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mt: 6, mb: 3 }}>
        {supportCopy.questions}
      </Typography>
      <Lists>
        {lists.map((list, part) => (
          <div key={part}>
            <Typography id={`${id}-${part}`} variant="h3" sx={{ mb: 1.5 }}>
              {supportCopy.questionLists[part]}
            </Typography>
            <Cards aria-labelledby={`${id}-${part}`}>
              {list.map((category) => {
                const { title, topic, questions } = category
                const [first, ...rest] = questions
                const position = supportCopy.cardOf(all.indexOf(category) + 1, all.length)
                return (
                  <li key={position}>
                    <Mark>
                      <Icon path={icons[title]} size="small" />
                    </Mark>
                    <Typography variant="h3" component="h4">
                      {title}
                      <VisuallyHidden>{`, ${position}`}</VisuallyHidden>
                    </Typography>
                    <BareList>
                      <li>
                        <Link href={paths.supportTopic(topic)}>{first}</Link>
                      </li>
                      {rest.map((question) => (
                        <li key={question}>{question}</li>
                      ))}
                    </BareList>
                  </li>
                )
              })}
            </Cards>
          </div>
        ))}
      </Lists>
    </section>
  )
}

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(6),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** One frame around a list, whose cards are its rows. */
const Cards = styled(BareList)(({ theme }) => ({
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(2.5, 3, 1.5),
    '&:not(:first-of-type)': {
      borderBlockStart: `thin solid ${theme.vars.palette.line}`,
    },
  },
  '& ul': {
    ...theme.typography.body2,
    gridColumn: 2,
    color: theme.vars.palette.text.secondary,
  },
  '& ul > li': { display: 'flex', alignItems: 'center', minHeight: theme.size.touch },
  '& ul > li:first-of-type': { fontWeight: 600 },
  '& ul a': { flex: 1, lineHeight: `${theme.size.touch / 16}rem` },
}))

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(5),
  height: theme.spacing(5),
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
}))

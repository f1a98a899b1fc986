import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { supportCopy } from '@domain/copy/support-copy'
import { paths } from '@domain/paths'
import { Icon } from '@ui/text/Icon'
import { ICON_ARROW_LEFT, ICON_THUMBS_DOWN, ICON_THUMBS_UP } from '@ui/text/icons'

export interface FaqArticleProps {
  /** Question that the article answers. */
  title: string
  /** First paragraph of the answer. */
  intro: string
  /** Parts of the answer that follow. From two on, a list of contents leads to them. */
  parts: readonly { heading: string; text: string }[]
}

/** Leads to a part of the page without a new entry in the history. */
function goTo(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/**
 * FAQ article with a list of its contents and a question about its usefulness at the end.
 *
 * @avoid For a page with sections: PropertySection.
 * @a11y An `article` with an `h1`; the back link precedes it. The contents are a named navigation,
 * whose links move the focus to the headings.
 */
export function FaqArticle({ title, intro, parts }: FaqArticleProps) {
  const id = useId()
  return (
    <Article>
      <Button
        variant="text"
        href={paths.support}
        startIcon={<Icon path={ICON_ARROW_LEFT} size="small" />}
        // Aligns the label, instead of its padding, with the edge of the text.
        sx={{ marginInlineStart: -1.5 }}
      >
        {supportCopy.articleBack}
      </Button>
      <Columns>
        <Text>
          <Typography variant="caption" component="p" color="primary">
            {supportCopy.articleKind}
          </Typography>
          <Typography variant="h1">{title}</Typography>
          <Typography>{intro}</Typography>
        </Text>
        {parts.length > 1 && (
          <Contents aria-labelledby={id}>
            <Typography id={id} variant="h3" component="h2">
              {supportCopy.articleContents}
            </Typography>
            <ul>
              {parts.map(({ heading }, index) => (
                <li key={heading}>
                  <Link
                    href={`#${id}-${index}`}
                    onClick={(event) => {
                      event.preventDefault()
                      goTo(`${id}-${index}`)
                    }}
                  >
                    {heading}
                  </Link>
                </li>
              ))}
            </ul>
          </Contents>
        )}
        <Text>
          {parts.map(({ heading, text }, index) => (
            <section key={heading} aria-labelledby={`${id}-${index}`}>
              <Typography id={`${id}-${index}`} variant="h2" tabIndex={-1}>
                {heading}
              </Typography>
              <Typography sx={{ mt: 1 }}>{text}</Typography>
            </section>
          ))}
          <Helpful />
        </Text>
      </Columns>
    </Article>
  )
}

const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: '44rem',
  marginInline: 'auto',
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: { '&:has(nav)': { maxWidth: '62rem' } },
}))

const Contents = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  '& > ul': { margin: theme.spacing(1, 0, 0), padding: 0, listStyle: 'none' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: theme.size.touch },
}))

/** The contents follow the introduction, and are beside the text from `lg` up, where they stay in sight. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4, 8),
  width: '100%',
  [theme.breakpoints.up('lg')]: {
    '&:has(> nav)': { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
    '& > nav': {
      position: 'sticky',
      insetBlockStart: theme.spacing(12),
      gridArea: '1 / 2 / span 2',
    },
  },
}))

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  minWidth: 0,
}))

const thumbs = [
  { value: 'yes', label: supportCopy.helpfulYes, icon: ICON_THUMBS_UP },
  { value: 'no', label: supportCopy.helpfulNo, icon: ICON_THUMBS_DOWN },
] as const

/** 'Is this helpful?' with two thumbs, of which at most one is selected. The answer is not sent. */
function Helpful() {
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
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  '& > button[aria-pressed="true"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.actionTint,
  },
}))

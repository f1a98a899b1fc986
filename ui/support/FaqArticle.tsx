import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { supportCopy } from '@domain/copy/support-copy'
import { paths } from '@domain/paths'
import { Icon } from '@ui/text/Icon'
import { ICON_ARROW_LEFT } from '@ui/text/icons'
import { Helpful } from './Helpful'

export interface FaqArticleProps {
  /** Question that the article answers. */
  title: string
  /** Paragraphs of the answer. */
  paragraphs: readonly string[]
}

/**
 * FAQ article with a question about its usefulness at the end.
 *
 * @avoid For a page with sections: PropertySection.
 * @a11y An `article` with an `h1`; the back link precedes it.
 */
export function FaqArticle({ title, paragraphs }: FaqArticleProps) {
  return (
    <Article>
      <Button
        variant="text"
        href={paths.support}
        startIcon={<Icon path={ICON_ARROW_LEFT} size="small" />}
      >
        {supportCopy.articleBack}
      </Button>
      <Sheet>
        <Typography variant="caption" component="p" color="primary">
          {supportCopy.articleKind}
        </Typography>
        <Typography variant="h1">{title}</Typography>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
        <Helpful />
      </Sheet>
    </Article>
  )
}

const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  maxWidth: '48rem',
  marginInline: 'auto',
  overflowWrap: 'anywhere',
}))

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: '100%',
  boxSizing: 'border-box',
  padding: theme.spacing(5),
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}))

import { PageFrame } from '@ui/layout/PageFrame'
import { FaqArticle } from '@ui/support/FaqArticle'
import { faqArticle } from '@app/samples/support-samples'
import { usePageTitle } from '../navigation/use-page-title'

/** FAQ article with placeholder text. It needs no login. */
export function SupportInfoPage() {
  usePageTitle(faqArticle.title)
  return (
    <PageFrame>
      <FaqArticle {...faqArticle} />
    </PageFrame>
  )
}

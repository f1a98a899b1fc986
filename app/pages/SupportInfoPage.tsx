import { PageFrame } from '@ui/layout/PageFrame'
import { FaqArticle } from '@ui/support/FaqArticle'
import { faqArticle } from '../fixtures/support-samples'
import { usePageTitle } from '../navigation/use-page-title'

/** A FAQ article with placeholder text (section 2.19), open to everybody. */
export function SupportInfoPage() {
  usePageTitle(faqArticle.title)
  return (
    <PageFrame>
      <FaqArticle {...faqArticle} />
    </PageFrame>
  )
}

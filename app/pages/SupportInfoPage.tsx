import { usePageTitle } from '@app/navigation/use-page-title'
import { faqArticle } from '@app/samples/support-samples'
import { PageFrame } from '@ui/layout/PageFrame'
import { FaqArticle } from '@ui/support/FaqArticle'

/** FAQ article with placeholder text. It needs no login. */
export function SupportInfoPage() {
  usePageTitle(faqArticle.title)
  return (
    <PageFrame>
      <FaqArticle {...faqArticle} />
    </PageFrame>
  )
}

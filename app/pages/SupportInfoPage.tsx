import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { faqArticle } from '@app/samples/support-samples'
import { paymentAnswer } from '@app/sections/support/payment-answer'
import { articleTitle } from '@domain/article-title'
import { readMoneySettings } from '@features/booking/money-settings'
import { PageFrame } from '@ui/layout/PageFrame'
import { FaqArticle } from '@ui/support/FaqArticle'

/**
 * FAQ article with placeholder text. It needs no login.
 *
 * @avoid For terms or legal texts: it is an FAQ article with a question about its usefulness.
 * @a11y The back link comes first. The two thumbs are toggle buttons in a named group.
 */
export function SupportInfoPage() {
  const [parameters] = useSearchParams()
  const topic = parameters.get('topic')
  const title = articleTitle(topic)
  const [money] = useState(readMoneySettings)
  const answer = topic === 'payments' && paymentAnswer(money)
  usePageTitle(title)
  return (
    <PageFrame>
      {answer ? (
        <FaqArticle title={title} intro={answer.join(' ')} parts={[]} />
      ) : (
        <FaqArticle {...faqArticle} title={title} />
      )}
    </PageFrame>
  )
}

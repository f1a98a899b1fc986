import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { faqArticle } from '@app/samples/support-samples'
import { articleTitle } from '@domain/article-title'
import { supportCopy } from '@domain/copy/support-copy'
import { readMoneySettings, type MoneySettings } from '@features/booking/money-settings'
import { PageFrame } from '@ui/layout/PageFrame'
import { FaqArticle } from '@ui/support/FaqArticle'

const { howToPay } = supportCopy

/**
 * Returns how guests pay in this installation, in place of the placeholder of the article, or
 * undefined where no money moves.
 */
function paymentAnswer({ takesPayments, isReal, supportEmail }: MoneySettings) {
  if (!isReal) return undefined
  return [
    ...howToPay[takesPayments ? 'provider' : 'account'],
    `${howToPay.final} ${supportEmail ? howToPay.ask(supportEmail) : howToPay.askHere}`,
  ]
}

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

import { useState } from 'react'
import { usePageTitle } from '@app/navigation/use-page-title'
import { contactRows, faqLists, popularQuestions } from '@app/samples/support-samples'
import { supportCopy } from '@domain/copy/support-copy'
import { readMoneySettings } from '@features/booking/money-settings'
import { CardColumns } from '@ui/layout/CardColumns'
import { PageFrame } from '@ui/layout/PageFrame'
import { SectionCard } from '@ui/layout/SectionCard'
import { ContactForm } from '@ui/support/ContactForm'
import { ContactPanel } from '@ui/support/ContactPanel'
import { FaqCards } from '@ui/support/FaqCards'
import { SupportBanner } from '@ui/support/SupportBanner'

/**
 * Support centre. It needs no login and makes no request.
 *
 * @avoid For messages about one booking: no page sends those yet.
 * @a11y The search input has a name, although it has no function. Two categories with the same
 * title are told apart for screen readers.
 */
export function SupportPage() {
  usePageTitle(supportCopy.banner)
  const [{ supportEmail }] = useState(readMoneySettings)
  return (
    <PageFrame>
      <SupportBanner popularQuestions={popularQuestions} />
      <FaqCards lists={faqLists} />
      <CardColumns aside={<ContactPanel rows={contactRows} email={supportEmail} />}>
        <SectionCard title={supportCopy.contactForm}>
          <ContactForm email={supportEmail} />
        </SectionCard>
      </CardColumns>
    </PageFrame>
  )
}

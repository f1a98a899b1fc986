import Link from '@mui/material/Link'
import { supportCopy } from '@domain/copy/support-copy'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { SectionCard } from '@ui/layout/SectionCard'
import { Icon } from '@ui/text/Icon'
import { ICON_CLOCK, ICON_GLOBE, ICON_MAIL, ICON_MAP_PIN, ICON_PHONE } from '@ui/text/icons'
import { LabelRows } from '@ui/text/label-rows'

export interface ContactRow {
  kind: keyof typeof supportCopy.contact
  value: string
}

export interface ContactPanelProps {
  /** Ways of contact with their values, in order. */
  rows: readonly ContactRow[]
  /** Address that really is answered. The other rows are samples, and its own row is left out then. */
  email?: string | undefined
}

const icons = {
  replyTime: ICON_CLOCK,
  phone: ICON_PHONE,
  email: ICON_MAIL,
  website: ICON_GLOBE,
  location: ICON_MAP_PIN,
} as const satisfies Record<ContactRow['kind'], string>

/**
 * Card with the contact details of the support and its reply time.
 *
 * @avoid For a host: HostCard.
 * @a11y A section with a heading; labels and values are a description list.
 */
export function ContactPanel({ rows, email }: ContactPanelProps) {
  const shown = email ? rows.filter(({ kind }) => kind !== 'email') : rows
  return (
    <>
      {email && (
        <InlineAlert severity="info">
          <Link href={`mailto:${email}`}>{supportCopy.writeTo(email)}</Link>
        </InlineAlert>
      )}
      <SectionCard title={supportCopy.contactTitle} isSample>
        <LabelRows>
          {shown.map(({ kind, value }) => (
            <div key={kind}>
              <dt>
                <Icon path={icons[kind]} size="small" />
                {supportCopy.contact[kind]}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </LabelRows>
      </SectionCard>
    </>
  )
}

import { useState } from 'react'
import { usePageTitle } from '@app/navigation/use-page-title'
import { useTabParam } from '@app/navigation/use-tab-param'
import { sampleNotifications } from '@app/samples/notification-samples'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { paths } from '@domain/paths'
import { useIsMoneyReal } from '@features/booking/money-settings'
import { FiltersButton } from '@ui/booking/FiltersButton'
import { EmptyState } from '@ui/feedback/EmptyState'
import { useRecentNotices } from '@ui/feedback/NotifyContext'
import { CardColumns } from '@ui/layout/CardColumns'
import { PageFrame } from '@ui/layout/PageFrame'
import { PageHeading } from '@ui/layout/PageHeading'
import { TabPanel } from '@ui/layout/TabPanel'
import { TabRow } from '@ui/layout/TabRow'
import { NotificationChoice } from '@ui/notification/NotificationChoice'
import { NotificationList } from '@ui/notification/NotificationList'
import { RecentMessages } from '@ui/notification/RecentMessages'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

const { tabs: words, tabsLabel, filters, heading, emptyTitle } = notificationsCopy

const tabs = [
  { value: 'all', label: words.all },
  { value: 'bookings', label: words.bookings },
  { value: 'payments', label: words.payments },
  { value: 'reviews', label: words.reviews },
] as const

const PANEL_ID = 'notifications'

/** Space that does not collapse, so that a text with it is another text. */
const SPACE = '\u00a0'

/**
 * Notifications page: fixed samples under All, and nothing under the other tabs. It makes no
 * request.
 *
 * @avoid For news while the guest works: toasts say those at once.
 * @a11y Tabs follow the ARIA pattern. The list of notifications has a name, and each button says
 * which notification it belongs to.
 */
export function NotificationsPage() {
  usePageTitle(heading)
  const isMoneyReal = useIsMoneyReal()
  const recent = useRecentNotices()
  const [tab, selectTab] = useTabParam(['all', 'bookings', 'payments', 'reviews'])
  const [drawing, setDrawing] = useState(0)
  return (
    <PageFrame>
      <PageHeading
        actions={
          <>
            <RecentMessages messages={recent} />
            <FiltersButton label={filters} />
          </>
        }
      >
        {heading}
      </PageHeading>
      <TabRow
        tabs={tabs}
        selected={tab}
        onSelect={selectTab}
        label={tabsLabel}
        panelId={PANEL_ID}
      />
      <VisuallyHidden role="status">
        {/* Screen readers repeat a text only when it differs, so every second one ends in a
            space. */}
        <span key={drawing}>{tab !== 'all' && emptyTitle + SPACE.repeat(drawing % 2)}</span>
      </VisuallyHidden>
      <TabPanel id={PANEL_ID} tab={tab}>
        <CardColumns aside={<NotificationChoice href={paths.profileTab('preferences')} />}>
          {tab === 'all' ? (
            <NotificationList
              notifications={sampleNotifications.filter(
                ({ kind }) => !isMoneyReal || (kind !== 'booking' && kind !== 'payment'),
              )}
            />
          ) : (
            <EmptyState
              illustration="bell"
              title={emptyTitle}
              body={notificationsCopy.emptyBody}
              actionLabel={notificationsCopy.refresh}
              // It renders the tab again without a request.
              onAction={() => setDrawing((count) => count + 1)}
            />
          )}
        </CardColumns>
      </TabPanel>
    </PageFrame>
  )
}

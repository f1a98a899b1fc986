import { useAtomValue } from 'jotai'
import { usePageTitle } from '@app/navigation/use-page-title'
import { useTabParam } from '@app/navigation/use-tab-param'
import { PasswordTab } from '@app/sections/account/PasswordTab'
import { PaymentTab } from '@app/sections/account/PaymentTab'
import { PreferencesTab } from '@app/sections/account/PreferencesTab'
import { ProfileTab } from '@app/sections/account/ProfileTab'
import { headerCopy } from '@domain/copy/header-copy'
import { profileCopy } from '@domain/copy/profile-copy'
import { paths } from '@domain/paths'
import { sessionAtom } from '@features/session/session-atoms'
import { AccountCard } from '@ui/account/AccountCard'
import { CardColumns } from '@ui/layout/CardColumns'
import { PageFrame } from '@ui/layout/PageFrame'
import { PageHeading } from '@ui/layout/PageHeading'
import { TabPanel } from '@ui/layout/TabPanel'
import { TabRow } from '@ui/layout/TabRow'

const tabs = [
  { value: 'profile', label: profileCopy.tabs.profile },
  { value: 'password', label: profileCopy.tabs.password },
  { value: 'payment', label: profileCopy.tabs.payment },
  { value: 'preferences', label: profileCopy.tabs.preferences },
] as const
const parts = {
  password: PasswordTab,
  payment: PaymentTab,
  preferences: PreferencesTab,
}

const links = [
  { label: headerCopy.nav.myBookings, href: paths.myBookings },
  { label: headerCopy.nav.savedListings, href: paths.savedListings },
  { label: headerCopy.nav.payments, href: paths.payments },
  { label: headerCopy.icons.support, href: paths.support },
]

const PANEL_ID = 'settings'

/**
 * Profile and settings page with four tabs in the address. Changes are saved locally, without a
 * request.
 *
 * @avoid For a host's public profile: these are the guest's own settings.
 * @a11y Tabs follow the ARIA pattern, and the address keeps the tab. The account card is an
 * `aside`.
 */
export function ProfilePage() {
  usePageTitle(profileCopy.heading)
  const { user } = useAtomValue(sessionAtom)
  const [tab, selectTab] = useTabParam(['profile', 'password', 'payment', 'preferences'])
  const Part = tab === 'profile' ? undefined : parts[tab]
  return (
    <PageFrame>
      <PageHeading>{profileCopy.heading}</PageHeading>
      <TabRow
        tabs={tabs}
        selected={tab}
        onSelect={selectTab}
        label={profileCopy.tabsLabel}
        panelId={PANEL_ID}
      />
      <TabPanel id={PANEL_ID} tab={tab}>
        <CardColumns
          aside={
            user && (
              <AccountCard
                user={
                  Part && {
                    name: user.fullName || user.email,
                    email: user.email,
                    photo: user.profileImage,
                  }
                }
                links={links}
              />
            )
          }
        >
          {/* It stays, so that a look at another tab does not lose what the guest has typed. */}
          <div hidden={Part !== undefined}>
            <ProfileTab />
          </div>
          {Part && <Part />}
        </CardColumns>
      </TabPanel>
    </PageFrame>
  )
}

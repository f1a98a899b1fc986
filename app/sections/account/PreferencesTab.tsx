import { profileCopy } from '@domain/copy/profile-copy'
import { usePreferences } from '@features/account/use-preferences'
import { PreferencesPanel } from '@ui/account/PreferencesPanel'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { SectionCard } from '@ui/layout/SectionCard'

/** Preferences tab of the profile. */
export function PreferencesTab() {
  const { preferences, setPreferences, save } = usePreferences()
  return (
    <SectionCard title={profileCopy.tabs.preferences}>
      <InlineAlert severity="info">{profileCopy.preferencesNote}</InlineAlert>
      <PreferencesPanel value={preferences} onChange={setPreferences} onSave={save} />
    </SectionCard>
  )
}

import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiInformationOutline,
} from '@mdi/js'
import type { Severity } from './NotifyContext'

/** Never colour alone: an icon goes with it, and the words say the rest. */
export const severityLook = {
  success: { icon: mdiCheckCircleOutline, palette: 'confirmed' },
  info: { icon: mdiInformationOutline, palette: 'completed' },
  warning: { icon: mdiAlertOutline, palette: 'pending' },
  error: { icon: mdiAlertCircleOutline, palette: 'danger' },
} as const satisfies Record<Severity, { icon: string; palette: string }>

import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiInformationOutline,
} from '@mdi/js'
import type { Severity } from './NotifyContext'

/**
 * Icon and colour of each severity. The icon and the text ensure that no meaning depends on colour
 * alone.
 */
export const severityLook = {
  success: { icon: mdiCheckCircleOutline, palette: 'confirmed' },
  info: { icon: mdiInformationOutline, palette: 'completed' },
  warning: { icon: mdiAlertOutline, palette: 'pending' },
  error: { icon: mdiAlertCircleOutline, palette: 'danger' },
} as const satisfies Record<Severity, { icon: string; palette: string }>

import {
  ICON_CIRCLE_ALERT,
  ICON_CIRCLE_CHECK,
  ICON_INFO,
  ICON_TRIANGLE_ALERT,
} from '@ui/text/icons'
import type { Severity } from './NotifyContext'

/**
 * Icon and colour of each severity. The icon and the text ensure that no meaning depends on colour
 * alone.
 */
export const severityLook = {
  success: { icon: ICON_CIRCLE_CHECK, palette: 'confirmed' },
  info: { icon: ICON_INFO, palette: 'completed' },
  warning: { icon: ICON_TRIANGLE_ALERT, palette: 'pending' },
  error: { icon: ICON_CIRCLE_ALERT, palette: 'danger' },
} as const satisfies Record<Severity, { icon: string; palette: string }>

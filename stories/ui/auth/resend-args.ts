import { fn } from 'storybook/test'
import { FIXTURE_NOW } from '@tests/fixtures/clock'
import type { ResendProps } from '@ui/auth/Resend'

const now = Date.parse(FIXTURE_NOW)

/** Props with 24 seconds left on the fixed clock of the stories. */
export const counting: ResendProps = {
  label: 'Resend code',
  availableAt: now + 24_000,
  onResend: fn(),
}

export const ready: ResendProps = { ...counting, availableAt: now }

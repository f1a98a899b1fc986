import { fn } from 'storybook/test'
import type { ResendProps } from '@ui/auth/Resend'
import { FIXTURE_NOW } from '@tests/fixtures/clock'

const now = Date.parse(FIXTURE_NOW)

/** 24 seconds are left; the clock of a story stands. */
export const counting: ResendProps = {
  label: 'Resend code',
  availableAt: now + 24_000,
  onResend: fn(),
}

export const ready: ResendProps = { ...counting, availableAt: now }

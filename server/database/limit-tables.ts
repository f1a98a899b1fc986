export interface AttemptsTable {
  /** What is counted (see attempt-limits.ts). */
  scope: string
  /** SHA-256, so that the table contains neither addresses nor identifiers. */
  key_hash: Buffer
  /** When the bucket is full again. The later it is, the fewer attempts are left. */
  full_at: Date
}

export interface RateWindowsTable {
  key: string
  window_start: Date
  hits: number
}

export interface QuotaWindowsTable {
  user_id: string
  /** What is counted (see quota/daily-quotas.ts). */
  kind: string
  window_start: Date
  used: number
}

import { DAY } from '@domain/time'
import type { Config } from '@server/config/config'
import { CertificateError, certificateEnd } from '@server/connections/certificate'
import { fault, ok, warning, type Finding } from './finding'

/** In milliseconds. Authorities' clients renew a certificate a month before its end. */
const SOON = 14 * DAY

/** Checks the certificate of TLS_CERT, where there is one. */
export function checkCertificate({ tls }: Config, now: Date): Finding[] {
  if (!tls) return []
  try {
    const end = certificateEnd(tls)
    const left = end.getTime() - now.getTime()
    const day = end.toISOString().slice(0, 10)
    if (left <= 0) return [fault('certificate', `ended on ${day}. Renew TLS_CERT.`)]
    return [
      left < SOON
        ? warning('certificate', `ends on ${day}. Renew TLS_CERT.`)
        : ok('certificate', `valid until ${day}`),
    ]
  } catch (error) {
    if (error instanceof CertificateError) return [fault('certificate', error.message)]
    throw error
  }
}

import type { Http2SecureServer } from 'node:http2'
import { HOUR } from '@domain/time'
import { readCertificate, type TlsFiles } from './certificate'

/**
 * Reads the certificate again every hour, so that a renewed one is used without a restart. Open
 * connections keep theirs. While the files cannot be read, for instance because they are being
 * replaced, the last certificate stays.
 *
 * @param every Milliseconds between two readings.
 */
export function keepCertificate(server: Http2SecureServer, files: TlsFiles, every = HOUR) {
  const timer = setInterval(() => {
    try {
      server.setSecureContext(readCertificate(files))
    } catch (error) {
      console.error(`The last certificate stays in use. ${(error as Error).message}`)
    }
  }, every).unref()
  server.once('close', () => clearInterval(timer))
}

import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

/** Paths of a certificate with its chain, and of its key, both as PEM. */
export interface TlsFiles {
  cert: string
  key: string
}

/** Says which of the two files cannot be used, and why. */
export class CertificateError extends Error {
  override readonly name = 'CertificateError'
}

function readFile(name: string, path: string) {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new CertificateError(`${name}: ${path} cannot be read (${(error as Error).message}).`)
  }
}

/**
 * Reads the certificate and its key.
 *
 * @throws CertificateError when a file cannot be read, or when the two do not belong together.
 */
export function readCertificate({ cert: certFile, key: keyFile }: TlsFiles) {
  const files = { cert: readFile('TLS_CERT', certFile), key: readFile('TLS_KEY', keyFile) }
  try {
    createSecureContext(files)
  } catch (error) {
    throw new CertificateError(
      `TLS_CERT and TLS_KEY are not a certificate and its key (${(error as Error).message}).`,
    )
  }
  return files
}

/** Returns when the certificate ends. @throws CertificateError */
export const certificateEnd = (files: TlsFiles) =>
  new Date(new X509Certificate(readCertificate(files).cert).validTo)

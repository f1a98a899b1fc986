import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Makes a certificate for staylet.example that no authority has signed, with openssl, which every
 * machine of the tests has.
 */
export function makeCertificate(folder: string, days = 2) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=staylet.example', '-days', String(days), '-nodes']
  const to = ['-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...to], {
    stdio: 'ignore',
  })
  return { key, cert }
}

import { expect, it } from 'vitest'
import { smtpCarrier } from '@server/mail/smtp-carrier'
import { startSmtpServer } from '@tests/server/smtp-server'

const mail = { to: 'ada@staylet.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

it('sends neither a mail nor the password to a server without TLS where TLS is required', async () => {
  const smtp = await startSmtpServer()
  const options = { url: smtp.url, from: 'stays@staylet.example' }
  const careful = smtpCarrier({ ...options, requiresTls: true })
  const plain = smtpCarrier({ ...options, requiresTls: false })
  try {
    await expect(careful.send(mail)).rejects.toMatchObject({ code: 'ETLS' })
    expect(smtp.state.logins).toBe(0)
    await plain.send(mail)
    expect([smtp.state.logins, smtp.received.length]).toEqual([1, 1])
  } finally {
    careful.close()
    plain.close()
    await smtp.stop()
  }
})

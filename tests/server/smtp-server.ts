import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** Recipients in the envelope. */
  to: string[]
  raw: string
  mail: Email
}

/**
 * Starts a real SMTP server without TLS on this machine. `refuse` gives the status with which it
 * rejects a recipient, `logins` counts the passwords that it was sent, and it accepts no mail before
 * `isFree` resolves.
 */
export async function startSmtpServer() {
  const received: ReceivedMail[] = []
  const state = { refuse: 0, logins: 0, isFree: Promise.resolve() }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => {
      state.logins += 1
      done(null, { user: username })
    },
    onRcptTo: (_address, _session, done) => {
      if (state.refuse === 0) return done()
      done(Object.assign(new Error('mailbox unavailable'), { responseCode: state.refuse }))
    },
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const raw = await buffer(stream)
        const mail = await PostalMime.parse(raw)
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          mail,
        })
      }
      void (async () => {
        try {
          await keep()
          await state.isFree
          done()
        } catch (error) {
          done(error as Error)
        }
      })()
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://staylet:secret@127.0.0.1:${port}`,
    received,
    state,
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  }
}

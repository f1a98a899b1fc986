import type { FastifyBaseLogger } from 'fastify'
import { accountComposers } from '@server/auth/account-messages'
import { bookingComposers } from '@server/booking/booking-messages'
import { calendarComposers } from '@server/calendar/calendar-messages'
import type { Config } from '@server/config/config'
import type { Database, MessageKind } from '@server/database/tables'
import { shareNext } from '@server/share-for'
import { chooseCarriers } from './carriers'
import type { Compose } from './composed'
import {
  deleteMessage,
  leaveMessage,
  postponeMessage,
  queueMessage,
  RENEWAL,
  renewLease,
  takeDueMessages,
  type NewOutgoingMessage,
  type OutgoingMessage,
} from './outgoing-messages'

/** In milliseconds. Retries failed messages and sends those that an ended process left. */
const RETRY_INTERVAL = 15_000
const BATCH_SIZE = 8

const composers = {
  ...accountComposers,
  ...bookingComposers,
  ...calendarComposers,
} satisfies Record<MessageKind, Compose>

interface DeliveryOptions {
  config: Config
  database: Database
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** Picks what may be logged, because a mail server's message may quote the address. */
const codesOf = (error: unknown) => {
  const { code, responseCode, name } = error as {
    code?: unknown
    responseCode?: unknown
    name?: unknown
  }
  return { code, responseCode, name }
}

/**
 * Sends mails and text messages after the response, so that its timing does not reveal what was
 * sent.
 */
export function createDeliveries({ config, database, clock, log }: DeliveryOptions) {
  const carriers = chooseCarriers(config, database, clock)

  /** Sends a message, or postpones it. */
  const deliver = async (message: OutgoingMessage) => {
    const { kind, tries } = message
    try {
      const { mail, text } = await composers[kind](
        { config, database, now: clock(), canSms: carriers.sms !== undefined },
        message,
      )
      if ((mail && !carriers.mail) || (text && !carriers.sms)) {
        log.warn({ kind }, 'a message cannot be sent: set SMTP_URL or SMS_GATEWAY_URL')
        // Another process may have been started with it.
        await leaveMessage(database, message, clock())
        return
      }
      if (mail) await carriers.mail?.send(mail)
      if (text) await carriers.sms?.send(text)
    } catch (error) {
      const again = await postponeMessage(database, message, clock())
      log.error({ fault: codesOf(error), kind, tries, again }, 'a message was not sent')
      return
    }
    await deleteMessage(database, message)
  }

  /** Sends the messages of a batch. */
  const deliverAll = async (due: readonly OutgoingMessage[]) => {
    const held = new Set(due)
    // A slow mail server can take longer than a lease, also for those that it has already accepted.
    const renewal = setInterval(() => {
      if (held.size === 0) return
      renewLease(database, [...held], clock()).catch((error: unknown) => {
        log.error({ fault: codesOf(error) }, 'a lease of messages was not renewed')
      })
    }, RENEWAL)
    try {
      await Promise.all(
        due.map(async (message) => {
          await deliver(message)
          held.delete(message)
        }),
      )
    } finally {
      clearInterval(renewal)
    }
  }

  const drain = async () => {
    for (;;) {
      const due = await takeDueMessages(database, clock(), BATCH_SIZE)
      if (due.length === 0) return
      await deliverAll(due)
    }
  }

  let isStopped = false
  /**
   * Sends the messages that are due and then resolves. It never rejects. Runs one pass at a time, so
   * that two passes do not split the work unevenly. A pass that has not begun yet will send what all
   * who wait for it have queued.
   */
  const deliverDue = shareNext(async () => {
    // Messages that are still queued go out after the next start.
    if (isStopped) return
    await drain().catch((error: unknown) => {
      log.error({ fault: codesOf(error) }, 'due messages could not be read')
    })
  })

  const timer = setInterval(() => void deliverDue(), RETRY_INTERVAL)
  timer.unref()

  /** Sends what has been queued within a transaction, at least once the response is on its way. */
  const wake = () => void setImmediate(() => void deliverDue())

  return {
    /** Whether mails and text messages can leave this server at all. */
    can: { mail: carriers.mail !== undefined, sms: carriers.sms !== undefined },
    /** Stores the message before it resolves. It is sent soon afterwards. */
    queue: async (message: NewOutgoingMessage) => {
      await queueMessage(database, message, clock())
      const { wait = 0 } = message
      if (wait === 0) return wake()
      setTimeout(() => void deliverDue(), wait).unref()
    },
    wake,
    deliverDue,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await deliverDue()
      carriers.mail?.close()
    },
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>

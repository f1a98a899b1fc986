import {
  constants,
  type Http2SecureServer,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'

/** All in milliseconds. */
export interface SessionTimes {
  /** Time from the handshake to the headers of the first request. */
  headers: number
  /** Time of a request until its body is complete. */
  request: number
  /** Time without a byte on a stream, while the client is expected to send or to read. */
  silence: number
  /** Time between two requests. */
  keepAlive: number
  /** Time between two checks. */
  check: number
}

interface Session {
  streams: Set<ServerHttp2Stream>
  /** Time of the handshake, or of the end of the last request. */
  since: number
  isNew: boolean
}

/** Returns whether the client has sent the whole request and waits for the first byte. */
const isWaitingForUs = (stream: ServerHttp2Stream) =>
  stream.state.state === constants.NGHTTP2_STREAM_STATE_HALF_CLOSED_REMOTE && !stream.headersSent

/**
 * Knows every open HTTP/2 session, ends those of slow clients, and ends all of them at a shutdown
 * without cutting a response off. Node bounds only HTTP/1.1 by itself.
 */
export class OpenSessions {
  readonly #sessions = new Map<ServerHttp2Session, Session>()

  watch(server: Http2SecureServer, times: SessionTimes) {
    server.on('session', (session) => this.#add(session, times))
    const timer = setInterval(() => this.#endSlow(times), times.check).unref()
    server.once('close', () => clearInterval(timer))
  }

  #add(session: ServerHttp2Session, times: SessionTimes) {
    const known: Session = { streams: new Set(), since: performance.now(), isNew: true }
    this.#sessions.set(session, known)
    session.once('close', () => this.#sessions.delete(session))
    session.on('stream', (stream) => {
      known.isNew = false
      known.streams.add(stream)
      stream.once('close', () => {
        known.streams.delete(stream)
        known.since = performance.now()
      })
      this.#limit(stream, times)
    })
  }

  #limit(stream: ServerHttp2Stream, { silence, request }: SessionTimes) {
    const end = () => stream.close(constants.NGHTTP2_CANCEL)
    // Node counts the time once, and it begins again for a client that waits for us.
    const endSilent = () => {
      if (isWaitingForUs(stream)) stream.setTimeout(silence, endSilent)
      else end()
    }
    stream.setTimeout(silence, endSilent)
    const late = setTimeout(() => {
      if (!stream.readableEnded) end()
    }, request).unref()
    stream.once('close', () => clearTimeout(late))
  }

  /** A client that sends its headers byte by byte has no stream yet, whatever it sends. */
  #endSlow({ headers, keepAlive }: SessionTimes) {
    const now = performance.now()
    for (const [session, { streams, since, isNew }] of this.#sessions) {
      if (streams.size === 0 && now - since > (isNew ? headers : keepAlive)) session.destroy()
    }
  }

  /**
   * Tells every client that no more requests are accepted. A session ends with its last response.
   *
   * @returns how many were told.
   */
  end() {
    const told = [...this.#sessions.keys()].filter(({ closed }) => !closed)
    for (const session of told) session.close()
    return told.length
  }

  /** Ends every session, even in the middle of a response, and returns how many there were. */
  cut() {
    const { size } = this.#sessions
    for (const session of this.#sessions.keys()) session.destroy()
    return size
  }
}

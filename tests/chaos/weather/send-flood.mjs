import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Floods the server from a thread of its own, so that sending does not delay a measurement of the
 * server. Every second socket never reads a response. A message tells that a reader has received
 * the refusal.
 *
 * @type {{ port: number, words: string, returns?: boolean, refusal: RegExp, sockets: number }}
 */
const { port, words, returns, refusal, sockets } = workerData

/** Milliseconds until a socket that was ended reconnects. */
const RETURN_AFTER = 20

/** Characters of a response that may hold the start of a refusal whose end has not arrived. */
const CARRIED = 2_000

/** @param {import('node:net').Socket} socket */
function read(socket) {
  let heard = ''
  socket.on('data', (part) => {
    heard = heard.slice(-CARRIED) + part.toString('latin1')
    if (refusal.test(heard)) parentPort?.postMessage('refused')
  })
}

/** @param {boolean} reads */
function open(reads) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.on('close', () => {
    if (returns) setTimeout(open, RETURN_AFTER, reads)
  })
  if (reads || returns) read(socket)
  else socket.pause()
  socket.write(words)
}

for (let number = 0; number < sockets; number += 1) open(number % 2 === 1)

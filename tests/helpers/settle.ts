/** Unfaked, whatever the clock of the test is. */
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

const turn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })

/** Lets promises and React's own tasks run out. Moves no clock and waits for no time. */
export async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await turn()
}

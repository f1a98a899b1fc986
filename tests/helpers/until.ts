// Taken before a test controls the clock.
const { setImmediate } = globalThis

/** Waits until a condition holds, for as long as the test may take. */
export async function until<Value>(condition: () => Value | Promise<Value>) {
  for (;;) {
    const value = await condition()
    if (value) return value as Exclude<Value, false | undefined>
    await new Promise((next) => setImmediate(next))
  }
}

/**
 * V8 flag for a server that runs for a minute or two, where optimising the database's WebAssembly a
 * second time never pays off.
 */
export const compileOnce = '--liftoff-only'

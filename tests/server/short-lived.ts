/** For a server that lives for a minute or two: compiling the database's busy parts a second time never pays. */
export const compileOnce = '--liftoff-only'

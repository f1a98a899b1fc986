import fc from 'fast-check'

// A report of failed tests shows the message of an error, but not its cause.
fc.configureGlobal({ includeErrorInReport: true })

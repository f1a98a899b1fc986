import { useEffect, useState } from 'react'
import { copyText } from '@app/sections/copy-text'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import type { Booking } from '@domain/schemas/booking-schema'
import { useAddToCalendar } from '@features/booking/use-add-to-calendar'
import { useAmountInWords } from '@features/booking/use-amount-in-words'
import { useNotify } from '@ui/feedback/NotifyContext'

/** Returns the handlers of the action icons in booking details. */
export function useBookingActions(booking: Booking) {
  const notify = useNotify()
  const calendar = useAddToCalendar()
  const { words, write } = useAmountInWords(booking.totalPrice)
  const [prints, setPrints] = useState(0)
  const [awaited, setAwaited] = useState(0)
  // Print in an effect, once the amount in words is on the sheet.
  useEffect(() => {
    if (prints > 0) window.print()
  }, [prints])
  async function waitFor(work: Promise<void>) {
    setAwaited((count) => count + 1)
    await work
    setAwaited((count) => count - 1)
  }
  async function copyLink() {
    const isCopied = await copyText(window.location.origin + paths.booking(booking._id))
    if (isCopied) notify({ ...toastCopy.linkCopied, severity: 'success' })
    else notify({ ...toastCopy.notCopied, severity: 'error' })
  }
  return {
    amountInWords: words,
    /** Whether a receipt or a calendar file is on its way. */
    isWaiting: awaited > 0,
    onPrint: () => void waitFor(write()).then(() => setPrints((count) => count + 1)),
    onPrintIntent: () => void write(),
    onAddToCalendar: () => void waitFor(calendar.add(booking)),
    onCalendarIntent: calendar.prepare,
    onCopyLink: () => void copyLink(),
  }
}

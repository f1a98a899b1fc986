/** Lets the guest save text as a file. */
export function saveFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser starts to read the address before the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

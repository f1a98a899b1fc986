/** Names of the top folders as designers say them. */
const zones: Readonly<Record<string, string>> = {
  docs: 'Foundations',
  ui: 'Components',
  features: 'Connected components',
  app: 'Pages',
  flows: 'Flows',
}

/** Writes 'GuestStepper' as 'Guest stepper'. Names of stories already consist of words. */
export function sidebarLabel(name: string, type: string): string {
  if (type === 'root' || type === 'group') {
    const known = zones[name.toLowerCase()]
    return known ?? name.charAt(0).toUpperCase() + name.slice(1)
  }
  if (type !== 'component') return name
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns a ref that sets CSS properties by script. Markup that the server renders may carry no style
 * attribute, because the security policy allows none.
 */
export const ownStyle =
  (properties: Record<string, string | undefined>) => (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(properties)) {
      element?.style.setProperty(name, value ?? null)
    }
  }

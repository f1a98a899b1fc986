import type { Page } from '@playwright/test'

interface AxNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

/** Roles whose name tells apart what is inside. */
const CONTEXTS = new Set(
  'region navigation group dialog form toolbar tablist tabpanel radiogroup banner contentinfo search complementary'.split(
    ' ',
  ),
)

/**
 * Returns places where links with one name lead to several addresses, and buttons that cannot be
 * told apart.
 */
export async function sharedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const contextOf = (node: AxNode) => {
    const names: string[] = []
    for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
      if (CONTEXTS.has(at.role?.value ?? ''))
        names.push(`${at.role?.value} ${at.name?.value ?? ''}`)
    }
    return names.join(' < ')
  }
  const links = new Map<string, Set<string>>()
  const buttons = new Map<string, number>()
  for (const node of nodes) {
    if (node.ignored) continue
    const name = node.name?.value.trim() ?? ''
    if (node.role?.value === 'link') {
      const url = node.properties?.find((each) => each.name === 'url')?.value.value
      // Placeholders of the specification have no address, and are disabled.
      if (typeof url !== 'string' || url === '') continue
      links.set(name, (links.get(name) ?? new Set()).add(url.replace(/#.*$/, '')))
    } else if (node.role?.value === 'button') {
      const key = `${name} (${node.description?.value ?? ''}) in ${contextOf(node)}`
      buttons.set(key, (buttons.get(key) ?? 0) + 1)
    }
  }
  return [
    ...[...links]
      .filter(([, urls]) => urls.size > 1)
      .map(([name, urls]) => `link "${name}": ${[...urls].join(' and ')}`),
    ...[...links.keys(), ...buttons.keys()]
      .filter((name) => name.trim() === '' || name.startsWith(' ('))
      .map((name) => `no name: ${name}`),
    ...[...buttons]
      .filter(([, count]) => count > 1)
      .map(([key, count]) => `${count} buttons "${key}"`),
  ]
}

declare module 'virtual:component-facts' {
  const facts: Record<string, import('./component-facts').ComponentFacts>
  export default facts
}

import { useSearchParams } from 'react-router-dom'

/** Keeps the selected tab in the address as `?tab=`. The first tab has no parameter. */
export function useTabParam<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [parameters, setParameters] = useSearchParams()
  const [first] = tabs
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? first
  return [tab, (chosen: Tab) => setParameters(chosen === first ? {} : { tab: chosen })] as const
}

import { useSearchParams } from 'react-router-dom'

/** The open tab, kept in the address as `?tab=`; the first needs no word there. */
export function useTabParam<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [parameters, setParameters] = useSearchParams()
  const [first] = tabs
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? first
  return [tab, (chosen: Tab) => setParameters(chosen === first ? {} : { tab: chosen })] as const
}

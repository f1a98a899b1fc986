import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkOut } from './base'
import { variantsOf } from './matrix'
import { claimRun } from './one-run'
import { reviewCheckout } from './review-checkout'

interface Fault {
  component: string
  /** Text that the component's file has once, and what takes its place. */
  find: string
  replace: string
  /** Every variant that shows it, by its story. */
  shows: Record<string, readonly string[]>
}

const inDark = variantsOf('ui/link/QuietLink').filter((name) => name.includes('dark'))

/** Pictures with two device pixels and at 1920, and the text that lists the media queries of styles. */
const inDenseAndWide = ['1920', '390-2x', 'behaviour']

const faults: readonly Fault[] = [
  {
    component: 'ui/link/QuietLink',
    find: "textDecoration: 'none',",
    replace: `textDecoration: 'none', '[data-scheme="dark"] &': { opacity: 0.99 },`,
    shows: { default: inDark, 'in-focus': inDark },
  },
  {
    component: 'ui/form/StepButton',
    find: 'styled(IconButton)(({ theme }) => ({',
    replace: `styled(IconButton)(({ theme }) => ({
  '@media screen and (min-resolution: 2dppx), screen and (min-width: 100em)': { opacity: 0.99 },`,
    shows: { default: inDenseAndWide, 'at-the-limit': inDenseAndWide },
  },
  {
    component: 'ui/layout/BottomBar',
    find: "flexWrap: 'wrap',",
    replace: "flexWrap: 'wrap', contain: 'style',",
    shows: { default: ['behaviour'] },
  },
]

const found = ({ component, shows }: Fault) =>
  Object.entries(shows).flatMap(([story, variants]) =>
    variants.map(
      (variant) => `${component.replaceAll('/', '-').toLowerCase()}--${story}/${variant}`,
    ),
  )

it('two runs on one commit are equal, and planted faults are found in exactly the right variants (CAT-05)', async () => {
  const cache = join('.cache', 'visual')
  const release = claimRun(join(cache, 'run.pid'))
  const [baseFolder, project] = [join(cache, 'camera-base'), join(cache, 'camera-planted')]
  const checkouts = [baseFolder, project].map((folder) => checkOut('HEAD', folder))
  const story = faults.map(({ component }) => `${component}.stories`).join(',')
  const review = async (all: boolean) => {
    const asked = { out: join(cache, 'camera-review'), story, all }
    const { changes, faults: failed } = await reviewCheckout(
      { project, base: 'HEAD', baseFolder },
      asked,
    )
    return { names: changes.map(({ name }) => name).sort(), failed }
  }
  try {
    expect(await review(true)).toEqual({ names: [], failed: [] })
    for (const { component, find, replace } of faults) {
      const file = join(project, `${component}.tsx`)
      const parts = readFileSync(file, 'utf8').split(find)
      expect(parts, `${component}: ${find}`).toHaveLength(2)
      writeFileSync(file, parts.join(replace))
    }
    expect(await review(false)).toEqual({ names: faults.flatMap(found).sort(), failed: [] })
  } finally {
    for (const { remove } of checkouts) remove()
    release()
  }
}, 1_800_000)

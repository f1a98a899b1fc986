interface NewFile {
  path: string
  text: string
}

/** Families that a product about anything else could use. The others are about a subject of ours. */
const general = 'dates feedback form gallery layout link text theme'.split(' ')

/** Returns the lines that say where the catalogue shows a component. Its id is its path in any group. */
const placeOf = (family: string, name: string) =>
  general.includes(family)
    ? `title: 'ui/${family}/${name}',`
    : `title: 'product/${family}/${name}',\n  id: 'ui-${family}-${name.toLowerCase()}',`

/** Returns the two files of a new component: the component and its story. */
export function componentFiles(family: string, name: string): NewFile[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(family)) {
    throw new Error(`'${family}' is not a family: use kebab-case, as in "listing".`)
  }
  if (!/^([A-Z][a-z0-9]*)+$/.test(name)) {
    throw new Error(`'${name}' is not a component: use PascalCase, as in "PriceTag".`)
  }
  const component = `import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

export interface ${name}Props {
  /** Visible text. */
  label: string
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * TODO: what it shows, and where it is used.
 *
 * @avoid TODO: when another component is right, and which.
 * @a11y TODO: its keys, its accessible names and its roles.
 */
export function ${name}({ label, sx }: ${name}Props) {
  return <Box sx={[{ overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx])]}>{label}</Box>
}
`
  const stories = `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ${name} } from '@ui/${family}/${name}'

const advice: Advice = {
  do: {
    why: 'TODO: what is right about this use.',
    show: () => <${name} label="${name}" />,
  },
  dont: {
    why: 'TODO: what is wrong with this one, and which component is right.',
    show: () => <${name} label="" />,
  },
}

const meta = {
  ${placeOf(family, name)}
  component: ${name},
  parameters: { advice },
  args: { label: '${name}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

/** The component with its usual content. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(args.label)).toBeVisible()
  },
}

/** A text without spaces neither widens the page nor leaves its box. */
export const LongWord: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaft'.repeat(40) },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByText(args.label)
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The shortest content that can occur. */
export const OneLetter: Story = { args: { label: 'A' } }
`
  return [
    { path: `ui/${family}/${name}.tsx`, text: component },
    { path: `stories/ui/${family}/${name}.stories.tsx`, text: stories },
  ]
}

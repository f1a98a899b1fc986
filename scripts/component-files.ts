interface NewFile {
  path: string
  text: string
}

/** Returns the two files of a new component: the component and its story. */
export function componentFiles(family: string, name: string): NewFile[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(family)) {
    throw new Error(`'${family}' is no family: use kebab-case, as in "listing".`)
  }
  if (!/^([A-Z][a-z0-9]*)+$/.test(name)) {
    throw new Error(`'${name}' is no component: use PascalCase, as in "PriceTag".`)
  }
  const component = `import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

export interface ${name}Props {
  label: string
  sx?: SxProps<Theme>
}

/** What it shows, and where it is used. */
export function ${name}({ label, sx }: ${name}Props) {
  return <Box sx={sx ?? null}>{label}</Box>
}
`
  const stories = `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from '@ui/${family}/${name}'

const meta = {
  component: ${name},
  args: { label: '${name}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
`
  return [
    { path: `ui/${family}/${name}.tsx`, text: component },
    { path: `stories/ui/${family}/${name}.stories.tsx`, text: stories },
  ]
}

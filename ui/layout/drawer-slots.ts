import type { PaperProps } from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'

/** Returns the slots of a Drawer that is a dialog. It gets its name from the props of its paper. */
export const drawerSlots = (paper: PaperProps) => ({
  // It is first rendered when it opens.
  transition: { appear: true },
  paper: { role: 'dialog', 'aria-modal': true, ...paper } as const,
})

/** Look of a sheet at the bottom edge of a phone. */
export const sheet = {
  bgcolor: 'raised',
  borderRadius: ({ radius }: Theme) => `${radius.dialog} ${radius.dialog} 0 0`,
} as const

/** Look of a sheet that is nearly as high as the window. */
export const tallSheet = {
  ...sheet,
  height: '92svh',
  maxWidth: (theme: Theme) => theme.breakpoints.values.sm,
  mx: 'auto',
} as const

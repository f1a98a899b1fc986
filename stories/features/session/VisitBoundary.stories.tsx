import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { expect, fn, userEvent, within } from 'storybook/test'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import { endSessionAtom } from '@features/session/session-atoms'
import { VisitBoundary } from '@features/session/VisitBoundary'
import { propertyTypesAnswer } from '@stories/app/answers'

const read = fn((): unknown => propertyTypesAnswer).mockName('GET /property-types')

function Reader() {
  return <p>{`${usePropertyTypes().propertyTypes?.length ?? 'no'} types known`}</p>
}

function EndSession() {
  const end = useSetAtom(endSessionAtom)
  return <Button onClick={() => end()}>End the session</Button>
}

const meta = {
  title: 'features/session/VisitBoundary',
  component: VisitBoundary,
  args: { children: <Reader /> },
  parameters: { api: { 'GET /property-types': read } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <EndSession />
      </>
    ),
  ],
  beforeEach: () => {
    read.mockClear()
  },
} satisfies Meta<typeof VisitBoundary>

export default meta
type Story = StoryObj<typeof meta>

/** A new session does not reuse what the previous one read. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('5 types known')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'End the session' }))
    await expect(await page.findByText('5 types known')).toBeVisible()
    await expect(read).toHaveBeenCalledTimes(2)
  },
}

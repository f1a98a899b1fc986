import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { expect, fn, userEvent } from 'storybook/test'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import { endSessionAtom } from '@features/session/session-atoms'
import { SessionBoundary } from '@features/session/SessionBoundary'
import { propertyTypesResponse } from '@stories/app/responses'

const read = fn((): unknown => propertyTypesResponse).mockName('GET /property-types')

function Reader() {
  return <p>{`${usePropertyTypes().propertyTypes?.length ?? 'no'} types known`}</p>
}

function EndSession() {
  const end = useSetAtom(endSessionAtom)
  return <Button onClick={() => end()}>End the session</Button>
}

const meta = {
  title: 'features/session/SessionBoundary',
  component: SessionBoundary,
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
} satisfies Meta<typeof SessionBoundary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A new session does not reuse what the previous one read. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 types known')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End the session' }))
    await expect(await canvas.findByText('5 types known')).toBeVisible()
    await expect(read).toHaveBeenCalledTimes(2)
  },
}

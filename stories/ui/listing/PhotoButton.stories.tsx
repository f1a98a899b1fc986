import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makePhoto } from '@tests/fixtures/make-photo'
import { PhotoButton } from '@ui/listing/PhotoButton'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { ICON_CHEVRON_RIGHT, ICON_X } from '@ui/text/icons'

const advice: Advice = {
  do: {
    why: 'On a photo its pale ground keeps the icon readable, however dark the photo is.',
    show: () => (
      <div style={{ position: 'relative', maxWidth: '16rem' }}>
        <PhotoFrame photo={makePhoto('lagoon-loft-living')} sizes="16rem" />
        <div style={{ position: 'absolute', insetInlineEnd: 8, insetBlockStart: 8 }}>
          <PhotoButton label="Next photo" icon={ICON_CHEVRON_RIGHT} onClick={() => undefined} />
        </div>
      </div>
    ),
  },
  dont: {
    why: "Its ground is almost that of the page, and does not show that it is a button: MUI's IconButton.",
    show: () => (
      <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
        Palm Court <PhotoButton label="Remove Palm Court" icon={ICON_X} onClick={() => undefined} />
      </p>
    ),
  },
}

const meta = {
  title: 'product/listing/PhotoButton',
  id: 'ui-listing-photobutton',
  component: PhotoButton,
  parameters: { advice },
  args: { label: 'Next photo', icon: ICON_CHEVRON_RIGHT, onClick: fn() },
} satisfies Meta<typeof PhotoButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Close: Story = { args: { label: 'Close photos', icon: ICON_X } }

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { depth, motion, radius, size, SPACE } from '@ui/theme/tokens'
import { Specimen } from '../../.storybook/docs/Specimen'
import { Token } from './Token'

/** Multiples of the unit that the components use. */
const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8]

const uses: Record<number, string> = {
  0.5: 'inside controls, between an icon and its text',
  1: 'between lines of one group',
  1.5: 'between fields beside each other',
  2: 'inside cards on phones',
  2.5: 'between the groups of a card',
  3: 'inside cards on desktops, between fields',
  4: 'between cards',
  6: 'between sections on phones',
  8: 'between sections on desktops',
}

function Row({
  drawing,
  token,
  children,
}: {
  drawing: ReactNode
  /** Name of its token, if it has one. */
  token?: string
  children: ReactNode
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 0.5,
        minHeight: '3rem',
        // In a narrow window the words are below their drawing, and apart from the next one.
        py: 1,
      }}
    >
      <Box sx={{ width: '12rem', maxWidth: '100%', flex: 'none' }}>{drawing}</Box>
      <Typography variant="body2" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        {children}
      </Typography>
      {token && <Token name={token} />}
    </Box>
  )
}

/** Draws the steps of the spacing rhythm. */
export function SpaceScale() {
  return (
    <Specimen>
      {STEPS.map((step) => (
        <Row
          key={step}
          drawing={<Box sx={{ width: SPACE * step, height: '1rem', bgcolor: 'primary.main' }} />}
        >
          <b>spacing({step})</b> · {SPACE * step} px · {uses[step]}
        </Row>
      ))}
    </Specimen>
  )
}

/** Draws the sizes that touch and text depend on. */
export function SizeScale() {
  const heights = { touch: size.touch, control: size.control, header: size.header }
  return (
    <Specimen>
      {Object.entries(heights).map(([name, height]) => (
        <Row
          key={name}
          token={`size-${name}`}
          drawing={<Box sx={{ height, border: 1, borderColor: 'outline', borderRadius: 1 }} />}
        >
          <b>{name}</b> · {height} px high
        </Row>
      ))}
      <Row drawing={null} token="size-frame">
        <b>frame</b> · {size.frame} px at most, with gutters of{' '}
        {Object.values(size.gutter).join(' / ')} px on phones, tablets and desktops
      </Row>
    </Specimen>
  )
}

/** Draws each corner radius. */
export function RadiusScale() {
  return (
    <Specimen>
      {Object.entries(radius).map(([name, value]) => (
        <Row
          key={name}
          token={`radius-${name}`}
          drawing={
            <Box
              sx={{
                height: '4rem',
                my: 1,
                border: 1,
                borderColor: 'outline',
                bgcolor: 'surface',
                borderRadius: `${value}px`,
              }}
            />
          }
        >
          <b>{name}</b> · {value} px
        </Row>
      ))}
    </Specimen>
  )
}

/** Draws the hairline that separates areas, and the shadow of floating surfaces. */
export function DepthScale() {
  return (
    <Specimen>
      <Row drawing={<Box sx={{ borderTop: 1, borderColor: 'line' }} />}>
        <b>line</b> · the first choice: a hairline between areas
      </Row>
      <Row
        token="shadow-float"
        drawing={
          <Box
            sx={{
              height: '4rem',
              my: 2,
              bgcolor: 'raised',
              borderRadius: 2,
              boxShadow: (theme) => theme.shadows[1],
            }}
          />
        }
      >
        <b>float</b> · {depth.float} · only menus, sheets, toasts and the booking card
      </Row>
    </Specimen>
  )
}

/** Moves a dot with each duration while the pointer or the focus is on its row. */
export function MotionScale() {
  const durations = { small: motion.small, large: motion.large }
  return (
    <Specimen>
      {Object.entries(durations).map(([name, milliseconds]) => (
        <Row
          key={name}
          token={`motion-${name}`}
          drawing={
            <Box
              component="button"
              type="button"
              aria-label={`Move the dot of ${name}`}
              sx={{
                width: '100%',
                height: '2.75rem',
                p: 0.5,
                border: 1,
                borderColor: 'outline',
                borderRadius: 6,
                bgcolor: 'surface',
                '& > span': {
                  display: 'block',
                  width: '2rem',
                  height: '2rem',
                  borderRadius: 6,
                  bgcolor: 'primary.main',
                  transition: `transform ${milliseconds}ms ${motion.easing}`,
                },
                '&:hover > span, &:focus-visible > span': { transform: 'translateX(9rem)' },
              }}
            >
              <span />
            </Box>
          }
        >
          <b>{name}</b> · {milliseconds} ms · {motion.easing}
        </Row>
      ))}
    </Specimen>
  )
}

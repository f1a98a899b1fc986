import type { StatusKey } from '@domain/booking/status-table'
import { HERO_OVERLAY_OPACITY } from './constants'

/**
 * Colours of the product in both schemes. The theme, the mails, the developers' mailbox and the
 * icon take them from here. A test keeps the contrast of text at 4.5:1 or more and of control
 * outlines at 3:1 or more (tests/ui/theme/contrast.test.ts).
 */

/** Text and background of the badge of each booking status. */
type StatusColours = Record<StatusKey | `${StatusKey}Tint`, string>

export interface SchemeColours extends StatusColours {
  /** Background of the page. */
  ground: string
  /** Background of cards and panels. */
  surface: string
  /** Background of wells: the footer, disabled controls, photos that are still loading. */
  sunken: string
  /** Background of a row or a button under the pointer. */
  hovered: string
  /** Background of floating surfaces: menus, sheets, toasts. */
  raised: string
  /** Text and icons. */
  ink: string
  /** Secondary text. */
  ink2: string
  /** Hints, the quietest text. */
  ink3: string
  /** Hairlines. They are decorative, never the edge of a control. */
  line: string
  /** Borders of fields and controls. */
  outline: string
  /** Links, ticks, underlines and focus rings. */
  action: string
  /** Action colour under the pointer. */
  actionHover: string
  /** Marks on the action colour. */
  onAction: string
  /**
   * Background of filled buttons. In the dark scheme it is deeper than the action colour, which
   * would be brighter there than any photo.
   */
  actionFill: string
  /** Background of a filled button under the pointer. */
  actionFillHover: string
  /** Text and icons of filled buttons. */
  onActionFill: string
  /** Background of selected chips and neutral notices. */
  actionTint: string
  /** Accent for text. */
  accent: string
  /** Accent for fills and large type. */
  accentFill: string
  /** Heart of a saved listing, on cards and pages. */
  heart: string
  /** Stars of a rating. */
  star: string
  /** Errors: their text, their icon and the border of an invalid field. */
  danger: string
  /** Background of an error notice. */
  dangerTint: string
  /** Text on the danger colour. */
  onDanger: string
  /**
   * Overlay on a photo that carries text, at 50 percent opacity. Its warm dark colour looks like
   * evening light instead of fog.
   */
  scrim: string
  /** The same overlay in the dark blue of a photo at dusk. */
  scrimDusk: string
  /** Background of the lightbox. */
  scrimStrong: string
  /** Background of a small control on a photo. */
  scrimSoft: string
  /** Text and icons on any scrim. */
  onScrim: string
  /** Saved heart on a photo, with an edge in `onScrim`. */
  heartOnPhoto: string
  /** Colour of the soft shadow. */
  shadow: string
}

/** Photos look the same in both schemes, and so does everything on them. */
const onPhotos = {
  scrim: `rgb(42 31 20 / ${HERO_OVERLAY_OPACITY})`,
  scrimDusk: `rgb(29 24 48 / ${HERO_OVERLAY_OPACITY})`,
  scrimStrong: 'rgb(28 26 23 / 0.97)',
  scrimSoft: 'rgb(28 26 23 / 0.62)',
  onScrim: '#FFFFFF',
  heartOnPhoto: '#D12C48',
}

export const light: SchemeColours = {
  ground: '#FBF9F5',
  surface: '#FFFFFF',
  sunken: '#F3EFE8',
  hovered: '#F3EFE8',
  raised: '#FFFFFF',
  ink: '#1C1A17',
  ink2: '#5B554C',
  ink3: '#6F685D',
  line: '#E4DDD1',
  outline: '#8C8375',
  action: '#0F5B46',
  actionHover: '#0A4535',
  onAction: '#FFFFFF',
  actionFill: '#0F5B46',
  actionFillHover: '#0A4535',
  onActionFill: '#FFFFFF',
  actionTint: '#E6F1EC',
  accent: '#A94A24',
  accentFill: '#C2562D',
  heart: '#D12C48',
  star: '#B7791F',
  danger: '#B42318',
  dangerTint: '#FBE6E4',
  onDanger: '#FFFFFF',
  pending: '#7A4B00',
  pendingTint: '#FFF1D6',
  confirmed: '#0B5A3C',
  confirmedTint: '#E1F2E9',
  cancelled: '#97201F',
  cancelledTint: '#FBE6E4',
  completed: '#33415C',
  completedTint: '#E7EBF3',
  shadow: 'rgb(28 26 23 / 0.1)',
  ...onPhotos,
}

export const dark: SchemeColours = {
  ground: '#151412',
  surface: '#211F1B',
  sunken: '#1A1916',
  hovered: '#332F28',
  raised: '#2C2923',
  ink: '#F4F0E9',
  ink2: '#BDB5A8',
  ink3: '#A39B8E',
  line: '#3F3A33',
  outline: '#857D70',
  action: '#6FCDAE',
  actionHover: '#8ADBBE',
  onAction: '#0B211A',
  actionFill: '#1E8261',
  actionFillHover: '#186C50',
  onActionFill: '#FFFFFF',
  actionTint: '#12352A',
  accent: '#E9936D',
  accentFill: '#E9936D',
  heart: '#FF7D92',
  star: '#F0B95B',
  danger: '#F5A7A1',
  dangerTint: '#3D1A18',
  onDanger: '#2B0D0B',
  pending: '#F3C677',
  pendingTint: '#3A2A0C',
  confirmed: '#8ADBBE',
  confirmedTint: '#12352A',
  cancelled: '#F5A7A1',
  cancelledTint: '#3D1A18',
  completed: '#B4C3DE',
  completedTint: '#232B3A',
  shadow: 'rgb(0 0 0 / 0.45)',
  ...onPhotos,
}

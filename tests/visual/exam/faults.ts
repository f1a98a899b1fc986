export interface Fault {
  /** Kind of fault, in a reviewer's words. */
  kind: string
  /** Component, without its ending. Its stories have the same path below stories/. */
  component: string
  /** Text that occurs in the component's file exactly once, and its replacement. */
  find: string
  replace: string
}

const step = 'ui/form/StepButton'
const heart = 'ui/listing/FavouriteButton'
const pager = 'ui/listing/Pager'
const pill = 'ui/filters/FilterPill'
const radio = 'ui/form/RadioRow'
const link = 'ui/link/QuietLink'
const hero = 'ui/home/HeroControls'
const tabs = 'ui/booking/BookingTabs'
const nav = 'ui/layout/HeaderNav'
const steps = 'ui/auth/StepLabel'
const receipt = 'ui/booking/Receipt'
const badge = 'ui/booking/StatusBadge'
const sticky = 'ui/layout/StickyBar'
const carousel = 'ui/gallery/PhotoCarousel'
const loading = 'ui/feedback/LoadingStatus'
const skeleton = 'ui/layout/PageSkeleton'
const quote = 'ui/review/ReviewCard'
const rules = 'ui/property/HouseRules'
const news = 'ui/notification/NotificationCard'
const code = 'ui/form/CodeBoxes'
const skip = 'ui/layout/SkipLink'
const bar = 'ui/layout/BottomBar'
const columns = 'ui/layout/MainAndAside'
const count = 'ui/listing/ResultCount'
const date = 'ui/dates/DateInput'
const picker = 'ui/account/PicturePicker'

const fault = (kind: string, component: string, find: string, replace: string): Fault => ({
  kind,
  component,
  find,
  replace,
})

/** Visible faults of many kinds, each too small to notice by accident. */
export const faults: readonly Fault[] = [
  fault('thicker border', step, 'borderWidth: 1,', 'borderWidth: 2,'),
  fault('disabled look', step, 'palette.text.disabled', 'palette.text.secondary'),
  fault('cursor', step, "cursor: 'default'", "cursor: 'pointer'"),
  fault(
    'hover of a disabled control',
    step,
    "backgroundColor: 'transparent'",
    'backgroundColor: theme.vars.palette.hovered',
  ),
  fault(
    'missing icon',
    step,
    '<Icon path={icon} size="small" />',
    '{icon ? null : <Icon path="" />}',
  ),
  fault('pressed look', heart, "'&:active svg': { transform: 'scale(0.9)' },", ''),
  fault('weaker hover', heart, "'scale(1.12)'", "'scale(1.02)'"),
  fault('slower motion', heart, 'duration: theme.transitions.duration.shortest', 'duration: 900'),
  fault('thinner focus ring', heart, '0 ${theme.spacing(0.25)}', '0 ${theme.spacing(0.125)}'),
  fault('opacity of one step', pager, 'opacity: 0.5', 'opacity: 0.505'),
  fault('shift of one pixel', pill, 'theme.spacing(0.75, 2)', 'theme.spacing(0.75, 1.875)'),
  fault('right to left only', pill, "textAlign: 'start'", "textAlign: 'left'"),
  fault(
    'letter spacing',
    pill,
    "whiteSpace: 'nowrap',",
    "whiteSpace: 'nowrap',\n  letterSpacing: '0.01em',",
  ),
  fault('weight of a value', pill, 'fontWeight: 500', 'fontWeight: 600'),
  fault('focus ring outside', pill, 'outlineOffset: theme.spacing(-0.25)', 'outlineOffset: 0'),
  fault(
    'right to left only, by a rule',
    radio,
    'padding: theme.spacing(1.5, 2),',
    'padding: theme.spacing(1.5, 2),\n    \'[dir="rtl"] &\': { paddingRight: 0 },',
  ),
  fault(
    'forced colours',
    radio,
    "'@media (forced-colors: active)': { appearance: 'auto' },",
    "'@media (forced-colors: active)': { display: 'none' },",
  ),
  fault('large text only', radio, 'gap: theme.spacing(1.5),', "gap: '0.75rem',"),
  fault('focus of a hidden control', radio, 'outlineOffset: 2,', 'outlineOffset: 4,'),
  fault('no hover', radio, "'&:hover': { backgroundColor: theme.vars.palette.hovered },", ''),
  fault('no underline on focus', link, "'&:hover, &:focus-visible'", "'&:hover'"),
  fault(
    'dark scheme only, a text',
    link,
    "textDecoration: 'none',",
    "textDecoration: 'none',\n  '[data-scheme=\"dark\"] &': { color: theme.vars.palette.text.disabled },",
  ),
  fault(
    'capital letter',
    link,
    "textDecoration: 'none',",
    "textDecoration: 'none',\n  textTransform: 'lowercase',",
  ),
  fault(
    'an invisible cover',
    hero,
    "pointerEvents: 'auto' })",
    "pointerEvents: 'auto', position: 'relative', '&::after': { content: '\"\"', position: 'absolute', inset: 0, zIndex: 1 } })",
  ),
  fault(
    'hover of a pseudo-element',
    hero,
    "'&:hover::before': { opacity: 1 }",
    "'&:hover::before': { opacity: 0.9 }",
  ),
  fault('size of one pixel', hero, 'width: theme.spacing(1),', 'width: theme.spacing(1.125),'),
  fault('motion left out', hero, "create(['opacity', 'transform'], {", "create(['opacity'], {"),
  fault('smaller mark', hero, "'scale(1.5)'", "'scale(1.45)'"),
  fault(
    'widths of tablets only',
    tabs,
    "[theme.breakpoints.up('md')]: { display: 'none' },",
    "[theme.breakpoints.up('lg')]: { display: 'none' },",
  ),
  fault('thinner line', steps, 'height: theme.spacing(0.25)', 'height: theme.spacing(0.125)'),
  fault(
    'dark scheme only, a ground',
    tabs,
    'borderRadius: theme.spacing(1),',
    'borderRadius: theme.spacing(1),\n  \'[data-scheme="dark"] &\': { backgroundColor: theme.vars.palette.sunken },',
  ),
  fault('no hover of a tab', nav, "'&:hover': { color: theme.vars.palette.text.primary },", ''),
  fault(
    'one pixel lower',
    tabs,
    'marginBlockStart: theme.spacing(1),',
    'marginBlockStart: theme.spacing(1.125),',
  ),
  fault(
    'print only',
    receipt,
    "'@media print': { display: 'block' },",
    "'@media print': { display: 'block', letterSpacing: '0.02em' },",
  ),
  fault('digits of unequal width', receipt, "'tabular-nums'", "'normal'"),
  fault(
    'phones only',
    receipt,
    "gridTemplateColumns: '11rem minmax(0, 1fr)',",
    "gridTemplateColumns: '11rem minmax(0, 1fr)',\n    '@media (max-width: 480px)': { paddingInlineStart: 1 },",
  ),
  fault(
    'order of two lines',
    receipt,
    '[receiptCopy.nights, bookingDetailsCopy',
    '[receiptCopy.guests, bookingDetailsCopy',
  ),
  fault('line missing', receipt, "borderBlockEndStyle: 'solid',", "borderBlockEndStyle: 'none',"),
  fault(
    'colour of one step',
    badge,
    'backgroundColor: theme.vars.palette[key].tint',
    'backgroundColor: `color-mix(in srgb, ${theme.vars.palette[key].tint} 99%, black)`',
  ),
  fault('wider gap', badge, 'gap: theme.spacing(0.5),', 'gap: theme.spacing(0.625),'),
  fault(
    'rounder corner',
    badge,
    'borderRadius: theme.radius.pill',
    'borderRadius: theme.radius.photo',
  ),
  fault('wrong icon', badge, 'cancelled: ICON_CIRCLE_X', 'cancelled: ICON_CLOCK'),
  fault('overflow', badge, "whiteSpace: 'nowrap',", "whiteSpace: 'nowrap',\n    maxWidth: '4rem',"),
  // No picture shows these: they need another device, a scroll, a selection or a screen reader.
  fault('a bar that no longer sticks', sticky, "position: 'sticky',", "position: 'relative',"),
  fault('stacking order', sticky, 'theme.zIndex.appBar - 1', '1'),
  fault('swipes caught by the page', carousel, "'pan-y pinch-zoom'", "'auto'"),
  fault('steps of an animation', loading, "'rotate(1turn)'", "'rotate(-1turn)'"),
  fault('a later appearance', skeleton, 'const SHOW_DELAY = 150', 'const SHOW_DELAY = 300'),
  fault('a weaker appearance', skeleton, 'from: { opacity: 0 }', 'from: { opacity: 0.5 }'),
  fault(
    'colour of a selection',
    quote,
    "overflowWrap: 'anywhere',",
    "overflowWrap: 'anywhere',\n  '& ::selection': { backgroundColor: theme.vars.palette.line },",
  ),
  fault('a quotation without a quote', quote, '<blockquote>{text}</blockquote>', '<p>{text}</p>'),
  fault(
    'widest windows only',
    rules,
    "listStyle: 'none',",
    "listStyle: 'none',\n  '@media (min-width: 100em)': { letterSpacing: '0.05em' },",
  ),
  fault(
    'narrowest phones only',
    rules,
    "listStyle: 'none',",
    "listStyle: 'none',\n  '@media (max-width: 340px)': { paddingInline: '1rem' },",
  ),
  fault('a breakpoint moved', rules, "theme.breakpoints.up('sm')", 'theme.breakpoints.up(620)'),
  fault('a list without items', rules, '<List role="list">', '<List role="presentation">'),
  fault(
    'more contrast requested',
    news,
    "overflowWrap: 'anywhere',",
    "overflowWrap: 'anywhere',\n  '@media (prefers-contrast: more)': { borderWidth: 0 },",
  ),
  fault(
    'hover on tablets only',
    news,
    "overflowWrap: 'anywhere',",
    "overflowWrap: 'anywhere',\n  [theme.breakpoints.between('md', 'lg')]: { '&:hover': { opacity: 0.9 } },",
  ),
  fault('the code of a message not offered', code, "'one-time-code' : 'off'", "'off' : 'off'"),
  fault(
    'colour of a filled-in field',
    code,
    "padding: 0,\n  textAlign: 'center',",
    "padding: 0,\n  '&:autofill': { opacity: 0.9 },\n  textAlign: 'center',",
  ),
  fault(
    'slower motion of a hover only',
    code,
    "'&:hover:not(:disabled)': {",
    "'&:hover:not(:disabled)': { transition: 'opacity 1s',",
  ),
  fault('address of a link', skip, 'href={`#${to}`}', 'href={`#${to}-end`}'),
  fault(
    'a visited link',
    skip,
    'fontWeight: 600,',
    "fontWeight: 600,\n  '&:visited': { color: theme.vars.palette.ground },",
  ),
  fault(
    'phones on their side',
    bar,
    "flexWrap: 'wrap',",
    "flexWrap: 'wrap',\n  '@media (max-height: 30em)': { position: 'static' },",
  ),
  fault(
    'coarse pointers only',
    bar,
    "flexWrap: 'wrap',",
    "flexWrap: 'wrap',\n  '@media (pointer: coarse)': { gap: 0 },",
  ),
  fault('an aside that no longer sticks', columns, "position: 'sticky',", "position: 'relative',"),
  fault(
    'room above a target of a jump',
    columns,
    'theme.size.header + 24',
    'theme.size.header - 24',
  ),
  fault('silent news', count, 'role="status"', 'role="note"'),
  fault('text that cannot be selected', count, 'margin: 0,', "margin: 0,\n  userSelect: 'none',"),
  fault(
    'colour of a placeholder',
    date,
    'color: theme.vars.palette.text.disabled, opacity: 1',
    'color: theme.vars.palette.text.disabled, opacity: 0.99',
  ),
  fault('keyboard of a phone', date, 'inputMode="numeric"', 'inputMode="text"'),
  fault('files that are offered', picker, 'image/png,', ''),
  fault('unannounced error', picker, 'aria-live="polite"', 'aria-live="off"'),
  fault(
    'a description of nothing',
    picker,
    'aria-describedby={describedBy(id, { hint, error })}',
    'aria-describedby={`${id}-none`}',
  ),
]

/** Pairs of these components of which one draws the other, so that one's fault shows in both. */
const related = [[receipt, badge]]

const canShare = (one: string, other: string) =>
  one !== other && !related.some((pair) => pair.includes(one) && pair.includes(other))

/**
 * Divides the faults into rounds, so that no fault of a round shows in the component of another
 * one. A round then costs one build.
 */
export function roundsOf(all: readonly Fault[]): Fault[][] {
  const rounds: Fault[][] = []
  for (const one of all) {
    const free = rounds.find((round) =>
      round.every(({ component }) => canShare(component, one.component)),
    )
    if (free) free.push(one)
    else rounds.push([one])
  }
  return rounds
}

/** Plants a fault in the text of its component. */
export function plant(text: string, { component, find, replace }: Fault): string {
  const [before, after, ...more] = text.split(find)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${component}: '${find}' is not there exactly once.`)
  }
  return before + replace + after
}

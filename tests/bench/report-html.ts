import { escapeMarkup } from '@server/page/page-head'
import type { ComparedFigure } from './figures'

/** Width of the charts in pixels. */
const WIDTH = 240

const shown = (value: number | undefined) =>
  value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: 1 })

/** Formats an ISO time to the minute. */
export const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ')

/** Draws a figure as a bar, with lines for its floor, its last value and its limit. */
function chart({ value, floor, limit, last }: ComparedFigure, most: number) {
  const at = (amount: number) => (most === 0 ? 0 : (amount / most) * WIDTH).toFixed(1)
  const line = (kind: string, amount: number | undefined) =>
    amount === undefined
      ? ''
      : `<line class="${kind}" x1="${at(amount)}" x2="${at(amount)}" y1="0" y2="16"/>`
  return (
    `<svg width="${WIDTH + 2}" height="16" aria-hidden="true">` +
    `<rect width="${at(value)}" height="10" y="3"/>` +
    `${line('floor', floor)}${line('last', last?.value)}${line('limit', limit)}</svg>`
  )
}

const change = ({ value, last }: ComparedFigure) =>
  last && last.value > 0
    ? `${value >= last.value ? '+' : ''}${(((value - last.value) / last.value) * 100).toFixed(0)} %`
    : ''

const times = ({ value, floor }: ComparedFigure) => (floor ? `${(value / floor).toFixed(1)} ×` : '')

function row(figure: ComparedFigure, most: number) {
  const { name, value, unit, floor, limit, last, at, isNew } = figure
  const isAbove = limit !== undefined && value > limit
  const cells = [
    `${shown(value)} ${unit}`,
    shown(floor),
    times(figure),
    last ? `${shown(last.value)} <small>${minuteOf(last.at)}</small>` : '',
    change(figure),
    limit === undefined ? '' : `${shown(limit)}${isAbove ? ' (above)' : ''}`,
  ]
  return (
    `<tr${isAbove ? ' class="above"' : ''}><th scope="row">${escapeMarkup(name)}` +
    `${isNew ? '' : ` <small>not measured now, from ${minuteOf(at)}</small>`}</th>` +
    `${cells.map((cell) => `<td>${cell}</td>`).join('')}<td>${chart(figure, most)}</td></tr>`
  )
}

function section(group: string, figures: readonly ComparedFigure[]) {
  const amounts = figures.flatMap(({ value, floor, limit, last }) => [
    value,
    floor ?? 0,
    limit ?? 0,
    last?.value ?? 0,
  ])
  const most = Math.max(...amounts)
  return (
    `<h2>${escapeMarkup(group)}</h2><table><thead><tr><th scope="col">what</th><th scope="col">now</th>` +
    `<th scope="col">floor</th><th scope="col">times the floor</th><th scope="col">last time</th>` +
    `<th scope="col">change</th><th scope="col">limit</th><th scope="col">chart</th></tr></thead>` +
    `<tbody>${figures.map((figure) => row(figure, most)).join('')}</tbody></table>`
  )
}

const css = `:root{color-scheme:light dark;font:14px/1.4 system-ui,sans-serif}body{margin:2rem}table{border-collapse:collapse}
th,td{padding:.25rem .75rem;text-align:right;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
th:first-child{text-align:left;font-weight:400}thead th{font-weight:600}small{opacity:.7}.above td:nth-child(7){font-weight:700}
rect{fill:#0f5b46}line{stroke-width:2}.floor{stroke:#2b7fd4}.last{stroke:#888}.limit{stroke:#c8401e}`

/**
 * Returns the report of the figures as a page without scripts: a table for each group, with each
 * figure beside its floor, its limit and its last value, and a chart.
 *
 * @param circumstances What the reader must know of the run, such as what else the machine did.
 */
export function reportHtml(figures: readonly ComparedFigure[], circumstances: string) {
  const groups = new Map<string, ComparedFigure[]>()
  for (const figure of figures) {
    groups.set(figure.group, [...(groups.get(figure.group) ?? []), figure])
  }
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What things cost</title>` +
    `<style>${css}</style><h1>What things cost</h1><p>${escapeMarkup(circumstances)}</p>` +
    `<p>The bar is this run. Lines: blue its floor, grey the last run, red the ` +
    `limit. A figure of another machine, or of one that did other work, does not compare.</p>` +
    `${[...groups].map(([group, members]) => section(group, members)).join('')}</html>\n`
  )
}

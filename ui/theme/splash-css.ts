import { dark, light } from '@domain/brand-colours'
import { fontFaceCss, fontFamily } from './font-faces'
import { radius, type } from './tokens'

const colours = ({ ground, ink2, line, action, actionFill, onActionFill }: typeof light) =>
  `--splash-ground:${ground};--splash-ink:${ink2};--splash-line:${line};--splash-action:${action};--splash-fill:${actionFill};--splash-on-fill:${onActionFill}`

/**
 * Complete style of the splash, written into the document so that it paints with the first bytes.
 * It animates transforms only, and nothing under reduced motion. It also resets the body's margin,
 * because the theme's baseline comes later and would shift the page. A page that the server has rendered
 * is laid out only after the splash, which covers it, has been painted. Under the splash the page counts
 * as long, so that the browser can restore its scroll position. What needs scripts there looks pale and
 * takes no taps until React hydrates it; links, and the fields and the button of a search, work by
 * themselves. Where that page cannot work, the splash says so below it.
 */
export const splashCss = `${fontFaceCss}
body{margin:0}
html:not([data-painted]) #root[data-rendered]{content-visibility:hidden}
body:has(>#splash:not([data-over])){min-block-size:99999px}
#root[data-rendered] :is(button:not([role=search] [type=submit]),:is(input,select):not([role=search] *)){opacity:.5;pointer-events:none;interactivity:inert}
.splash{${colours(light)};position:fixed;inset:0;z-index:2000;display:grid;place-content:center;justify-items:center;gap:20px;box-sizing:border-box;padding:24px;background:var(--splash-ground);color:var(--splash-ink);font:${type.body.weight} 1rem/${type.body.line} ${fontFamily};text-align:center;color-scheme:light dark}
@media (prefers-color-scheme:dark){html:not([data-scheme=light]) .splash{${colours(dark)}}}
html[data-scheme=dark] .splash{${colours(dark)}}
[data-over] .splash:not([data-failed]){animation:splash-over .16s ease-out var(--splash-left) both}
@media (prefers-reduced-motion:reduce){[data-over] .splash{animation-duration:1ms!important}}
@keyframes splash-over{from{opacity:1}1%{pointer-events:none}to{opacity:0;visibility:hidden;pointer-events:none}}
.splash-logo{display:flex;align-items:center;gap:10px;color:var(--splash-action);font-size:2rem;font-weight:700;letter-spacing:-.03em;line-height:1}
.splash-logo svg{width:1.3em;height:1.3em;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.splash p{margin:0}
.splash button{min-block-size:44px;padding:0 28px;border:0;border-radius:${radius.pill}px;background:var(--splash-fill);color:var(--splash-on-fill);font:inherit;font-weight:600;cursor:pointer}
.splash button:focus-visible{outline:2px solid var(--splash-action);outline-offset:2px}
.splash:not([data-failed]) .splash-failed,.splash[data-failed] :is(.splash-loading,.splash-bar){display:none}
.splash[data-failed=below]{inset:auto 0 0;gap:8px;padding:16px;border-block-start:1px solid var(--splash-line)}.splash[data-failed=below] .splash-logo{display:none}
.splash-bar{inline-size:160px;block-size:2px;overflow:hidden;border-radius:2px;background:var(--splash-line)}
.splash-bar::after{content:"";display:block;block-size:100%;background:var(--splash-action);transform:scaleX(.35);transform-origin:left}
@media (prefers-reduced-motion:no-preference){.splash-bar::after{animation:splash 1.4s ease-in-out infinite}}
@keyframes splash{0%{transform:translateX(-40%) scaleX(.35)}100%{transform:translateX(105%) scaleX(.35)}}`

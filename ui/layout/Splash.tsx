import { brandCopy } from '../../domain/copy/brand-copy'
import { splashCopy } from '../../domain/copy/splash-copy'
import { roofMark } from './roof-mark'

/**
 * What a guest sees while the product starts (section 2.21). The build renders this very piece to
 * plain HTML for index.html, with ui/theme/splash-css.ts as its style, so it uses neither theme nor hooks;
 * the imports are relative because the build reads them before any alias holds.
 */
export function Splash() {
  return (
    <div className="splash" role="status">
      <div className="splash-logo" aria-hidden="true">
        <svg viewBox="0 0 28 28">
          <path d={roofMark} />
        </svg>
        {brandCopy.name}
      </div>
      <p>{splashCopy.loading}</p>
      <div className="splash-bar" aria-hidden="true" />
    </div>
  )
}

import { brandCopy } from '@domain/copy/brand-copy'
import { splashCopy } from '@domain/copy/splash-copy'
import { ROOF_MARK } from './roof-mark'

/**
 * Splash screen shown while the product starts. The build renders this component to plain HTML for
 * index.html and styles it with ui/theme/splash-css.ts, so it uses neither theme nor hooks.
 */
export function Splash() {
  return (
    <div className="splash" role="status">
      <div className="splash-logo" aria-hidden="true">
        <svg viewBox="0 0 28 28">
          <path d={ROOF_MARK} />
        </svg>
        {brandCopy.name}
      </div>
      <p>{splashCopy.loading}</p>
      <div className="splash-bar" aria-hidden="true" />
    </div>
  )
}

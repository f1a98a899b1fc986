import { brandCopy } from '@domain/copy/brand-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { splashCopy } from '@domain/copy/splash-copy'
import { ROOF_MARK } from './roof-mark'

export interface SplashProps {
  /**
   * Shows that the start failed, with a button to try again: instead of the page, or as 'below' under
   * a page that can be read. False by default.
   */
  failed?: boolean | 'below' | undefined
}

/**
 * Splash screen shown while the product starts. The build renders this component to plain HTML for
 * index.html and styles it with ui/theme/splash-css.ts, so it uses neither theme nor hooks. There
 * app/early/watch-start.ts sets `data-failed`.
 *
 * @avoid After the start: PageSkeleton.
 * @a11y A status; after a failed start it has a button.
 */
export function Splash({ failed }: SplashProps) {
  return (
    <div className="splash" role="status" data-failed={failed || undefined}>
      <div className="splash-logo" aria-hidden="true">
        <svg viewBox="0 0 28 28">
          <path d={ROOF_MARK} />
        </svg>
        {brandCopy.name}
      </div>
      <p className="splash-loading">{splashCopy.loading}</p>
      <div className="splash-bar" aria-hidden="true" />
      <p className="splash-failed">{splashCopy.failed}</p>
      <button className="splash-failed" type="button">
        {failureCopy.retry}
      </button>
    </div>
  )
}

import type { Page } from '@playwright/test'

/** Minimum width and height of a hit area, in CSS pixels. */
const LEAST = 44

/**
 * Returns a line for every control whose hit area is smaller than 44 by 44 pixels. The browser
 * tells what a touch would meet, so that padding, labels and covers count. Links within a sentence
 * are left out, as in WCAG 2.5.5.
 */
export const smallHitAreas = (page: Page, within = 'body') =>
  page.evaluate(
    ([least, scope]) => {
      const controls = 'a[href], button, input, select, textarea, summary, [role="link"]'
      const isInSentence = (control: Element) =>
        control.matches('p a, li > a:not(:only-child)') &&
        getComputedStyle(control).display === 'inline' &&
        (control.parentElement?.textContent ?? '').trim() !== control.textContent?.trim()
      const canBeTouched = (control: Element) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert], [aria-hidden="true"]') &&
        !control.matches(':disabled, [type="hidden"]') &&
        getComputedStyle(control).pointerEvents !== 'none' &&
        // The skip link is hidden until it has the focus.
        getComputedStyle(control).clipPath === 'none' &&
        control.getBoundingClientRect().width > 1

      /**
       * Tells whether a touch at this point reaches the control, including through its label or
       * field.
       */
      const reaches = (control: Element, x: number, y: number) => {
        // A toast covers content only for a moment.
        const met = document
          .elementsFromPoint(x, y)
          .find((each) => !each.closest('[role="status"]') || control.closest('[role="status"]'))
        if (!met) return false
        if (control.contains(met)) return true
        const { labels } = control as HTMLInputElement
        if ([...(labels ?? [])].some((label) => label.contains(met))) return true
        return control.matches('input, textarea') && met.closest('[data-field]')?.contains(control)
      }
      const reach = (control: Element, x: number, y: number, stepX: number, stepY: number) => {
        let steps = 0
        while (steps < least && reaches(control, x + stepX * (steps + 1), y + stepY * (steps + 1)))
          steps += 1
        return steps
      }
      return [...document.querySelectorAll(`${scope} :is(${controls})`)]
        .filter((control) => canBeTouched(control) && !isInSentence(control))
        .flatMap((control) => {
          control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          const { x, y, width, height } = control.getBoundingClientRect()
          const [middleX, middleY] = [x + width / 2, y + height / 2]
          // The frame around an input belongs to its area, though not to its element.
          const frame = control.matches('input, textarea') ? 2 : 0
          // The middle pixel counts for both directions.
          const wide =
            reach(control, middleX, middleY, -1, 0) + reach(control, middleX, middleY, 1, 0) + 1
          const high =
            reach(control, middleX, middleY, 0, -1) + reach(control, middleX, middleY, 0, 1) + 1
          if (Math.min(wide, high) + frame >= least - 1) return []
          const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
          return [
            `${wide} by ${high}: ${control.tagName.toLowerCase()} '${name.trim().slice(0, 40)}'`,
          ]
        })
    },
    [LEAST, within] as const,
  )

import { expect, it } from 'vitest'
import { renderInWorld } from '@tests/helpers/render-hook'
import { createStayletTheme } from '@ui/theme/theme'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

it('a colour change above an element applies immediately with reduced motion', () => {
  const { container } = renderInWorld(
    <ThemeRoot theme={createStayletTheme({ reducedMotion: 'always' })}>
      <p style={{ transition: 'color 1s' }}>
        One <em>inside</em> another
      </p>
    </ThemeRoot>,
  )
  const colours = () =>
    [...container.querySelectorAll('p, em')].map((each) => getComputedStyle(each).color)
  expect(new Set(colours())).not.toContain('rgb(1, 2, 3)')
  container.style.color = 'rgb(1, 2, 3)'
  expect(colours()).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
  expect(document.getAnimations()).toEqual([])
})

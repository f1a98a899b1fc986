import { create, type ThemeVars } from 'storybook/theming'
import { dark, light, type SchemeColours } from '../domain/brand-colours.ts'
import { OWN_FAMILY } from '../ui/theme/font-faces.ts'

/** Name of the catalogue, above the sidebar and in the tab of the browser. */
export const brandTitle = 'Staylet components'

const themeOf = (base: 'light' | 'dark', colours: SchemeColours): ThemeVars =>
  create({
    base,
    brandTitle,
    brandImage: './icon.svg',
    brandUrl: './?path=/docs/docs-welcome--docs',
    brandTarget: '_self',
    fontBase: `'${OWN_FAMILY}', system-ui, sans-serif`,
    colorPrimary: colours.accent,
    colorSecondary: colours.action,
    appBg: colours.sunken,
    appContentBg: colours.surface,
    appPreviewBg: colours.ground,
    appBorderColor: colours.line,
    appBorderRadius: 8,
    barBg: colours.surface,
    barTextColor: colours.ink2,
    barSelectedColor: colours.action,
    barHoverColor: colours.action,
    textColor: colours.ink,
    textMutedColor: colours.ink2,
    inputBg: colours.surface,
    inputBorder: colours.outline,
    inputTextColor: colours.ink,
    inputBorderRadius: 8,
  })

/** Theme of the catalogue around the components, in the product's own colours. */
export const catalogueThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) }

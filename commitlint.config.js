/** Conventional Commits; the scope is the folder that changed, as in `feat(ui/gallery): …`. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    // Bodies quote commands and addresses, which no line width suits.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
}

/** Conventional Commits with the changed folder as the scope, as in `feat(ui/gallery): …`. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    // Bodies quote commands and addresses, which may exceed any line width.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
}

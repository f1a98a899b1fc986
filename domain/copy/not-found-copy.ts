/** Texts of the page for unknown addresses. */
export const notFoundCopy = {
  title: 'Page not found',
  body: "The page you are looking for doesn't exist or has been moved.",
  goHome: 'Go Back Home',
} as const

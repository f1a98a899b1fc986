/** How the container and the unit of systemd start the server. */
export const deployed = { options: ['--v8-pool-size=1'], env: { MALLOC_ARENA_MAX: '2' } }

/** Starts both programs in one process, as `npm start` does. `node` are arguments for Node itself. */
export const startTogether = (world, { node = [] } = {}) =>
  world.start({
    name: 'program',
    args: [...node, 'mealwright.ts'],
    portName: 'PORT',
    health: '/readyz',
  });

export const startBackend = (world, { node = [] } = {}) =>
  world.start({
    name: 'backend',
    args: [...node, '--enable-source-maps', 'build/backend/src/main.js'],
    portName: 'API_PORT',
    health: '/readyz',
  });

export const startFrontend = (world, backend, { node = [] } = {}) =>
  world.start({
    name: 'frontend',
    args: [...node, 'frontend/server.ts'],
    portName: 'PORT',
    health: '/healthz',
    extra: { API_URL: backend.url },
  });
